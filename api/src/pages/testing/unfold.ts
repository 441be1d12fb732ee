import type { TestHouse } from '../../testing/testPlaza.ts';

/** What another place reads of an address when somebody sends it there. The house must have a shell. */
export async function unfold(house: TestHouse, path: string, headers: Record<string, string> = {}) {
  const response = await house.as(null).fetch(path, { headers: { accept: 'text/html', ...headers } });
  const html = await response.text();
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return { status: response.status, tag, title: /<title>([^<]*)/.exec(html)?.[1], html };
}
