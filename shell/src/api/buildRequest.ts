type Simple = string | number | boolean | null | undefined;

/** What a call may carry; the contract knows more exactly which call carries what. */
export interface CallParts {
  params?: Readonly<Record<string, Simple>>;
  query?: Readonly<Record<string, Simple>>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

export interface BuiltRequest {
  url: string;
  init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> };
}

const BASE = '/api';

/** A call of the contract as a request. Path parameters are encoded, form data keeps its own content type. */
export function buildRequest(call: string, parts: CallParts, token: string | undefined): BuiltRequest {
  const [method = 'GET', path = '/'] = call.split(' ');
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  const init: BuiltRequest['init'] = { method, headers };
  if (parts.body instanceof FormData) {
    init.body = parts.body;
  } else if (parts.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(parts.body);
  }
  if (parts.signal) init.signal = parts.signal;
  return { url: `${BASE}${filled}${search}`, init };
}
