/** What a request is answered with, unless its response became a stream or waits as a poll. */
export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: string;
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(value),
});

export const text = (status: number, body = ''): Answer => ({ status, contentType: 'text/plain', body });
