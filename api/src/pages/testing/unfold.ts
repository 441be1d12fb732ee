import type { TestServer } from '../../testing/testPlaza.ts';

/** What another place reads of an address when somebody sends it there. The server must have a shell. */
export async function unfold(server: TestServer, path: string, headers: Record<string, string> = {}) {
  const response = await server.as(null).fetch(path, { headers: { accept: 'text/html', ...headers } });
  const html = await response.text();
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return { status: response.status, tag, title: /<title>([^<]*)/.exec(html)?.[1], html };
}
