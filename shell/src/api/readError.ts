import { type Language, spokenLanguage } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { brand } from '../brand.ts';
import { firstWords } from '../first.words.ts';
import type { ErrorText } from './sayError.ts';

/** A apiError of the server as an ApiError, with the server's sentence in the language of the visitor. */
export async function readError(response: Response): Promise<ApiError> {
  const said = await response.json().catch(() => undefined as unknown);
  const text = (field: string) => {
    const value: unknown = isObject(said) ? said[field] : undefined;
    return typeof value === 'string' && value ? value : undefined;
  };
  const code = text('code') ?? `http.${response.status}`;
  const { message, fields } = await translateError(code, {
    message: text('error') ?? text('message') ?? firstWords.now.ourSide,
    fields: isObject(said) ? textsIn(said['fields']) : undefined,
  });
  return new ApiError(message, {
    code,
    status: response.status,
    requestId: text('requestId') ?? response.headers.get('x-request-id') ?? undefined,
    fields,
  });
}

/** Nothing answered at all. */
export function networkError(): ApiError {
  return new ApiError(firstWords.now.unreachable({ brand: brand.name }), {
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

type Catalogue = Promise<{ say(code: string, said: ErrorText): ErrorText }>;

const catalogues: { readonly [Tag in Language]?: () => Catalogue } = { de: () => import('./errors.de.ts') };

/** The api speaks English. Another language is fetched when something goes wrong; without it the English stays. */
export async function translateError(code: string, said: ErrorText): Promise<ErrorText> {
  const catalogue = await catalogues[spokenLanguage()]?.().catch(() => undefined);
  return catalogue?.say(code, said) ?? said;
}
