export interface TestAnswer<Body> {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text of anything else. */
  body: Body;
}

/** A visitor over real loopback HTTP. */
export class TestClient {
  readonly #url: string;
  readonly #headers: () => Promise<Record<string, string>>;

  constructor(url: string, headers: () => Promise<Record<string, string>> = async () => ({})) {
    this.#url = url;
    this.#headers = headers;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(await this.#headers());
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    return fetch(`${this.#url}${path}`, { redirect: 'manual', ...init, headers });
  }

  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<TestAnswer<Body>> {
    return this.#ask<Body>('GET', path, undefined, headers);
  }

  post<Body = unknown>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<Body>> {
    return this.#ask<Body>('POST', path, body, headers);
  }

  put<Body = unknown>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<Body>> {
    return this.#ask<Body>('PUT', path, body, headers);
  }

  delete<Body = unknown>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<Body>> {
    return this.#ask<Body>('DELETE', path, body, headers);
  }

  async #ask<Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<Body>> {
    const response = await this.fetch(path, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}
