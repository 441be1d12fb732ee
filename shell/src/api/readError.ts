import { ApiError } from '@plaza/shell-contract';

/** A refusal of the server as an ApiError with the server's own sentence. */
export async function readError(response: Response): Promise<ApiError> {
  const said = await response.json().catch(() => undefined as unknown);
  const text = (field: string) => {
    const value: unknown = isObject(said) ? said[field] : undefined;
    return typeof value === 'string' && value ? value : undefined;
  };
  return new ApiError(
    text('error') ?? text('message') ?? 'Something went wrong on our side. Please try again in a moment.',
    {
      code: text('code') ?? `http.${response.status}`,
      status: response.status,
      requestId: text('requestId') ?? response.headers.get('x-request-id') ?? undefined,
      fields: isObject(said) ? textsIn(said['fields']) : undefined,
    },
  );
}

/** Nothing answered at all. */
export function networkError(): ApiError {
  return new ApiError('Plaza cannot be reached right now. Check your connection and try again.', {
    code: 'network',
    status: 0,
  });
}

function textsIn(value: unknown): Record<string, string> | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
