import type { TestAnswer, TestClient } from '../../testing/TestClient.ts';

type Value = string | Buffer | { file: Buffer; name: string; type: string };

/** A form as a browser sends it. Bytes become a file with a name and a type that nobody should believe. */
export function aForm(entries: readonly (readonly [name: string, value: Value])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), 'a file');
    else form.append(name, new Blob([new Uint8Array(value.file)], { type: value.type }), value.name);
  }
  return form;
}

/** Sends a form and reads the answer. */
export async function sendForm<Body = { code: string; error: string }>(
  client: TestClient,
  path: string,
  entries: Parameters<typeof aForm>[0],
): Promise<TestAnswer<Body>> {
  const response = await client.fetch(path, { method: 'POST', body: aForm(entries) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}
