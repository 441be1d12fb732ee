import type { BuiltRequest } from './buildRequest.ts';

/** A request that tells how much of its body has gone out, 0 to 1: `fetch` cannot, XMLHttpRequest can. */
export function askWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: BuiltRequest['init'],
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The request did not get through.'));
    request.onabort = () => reject(new DOMException('The call was given up.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}
