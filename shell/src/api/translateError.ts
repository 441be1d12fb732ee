import { type Language, spokenLanguage } from '@plaza/design-system';
import type { ErrorText } from './sayError.ts';

type Catalogue = Promise<{ say(code: string, said: ErrorText): ErrorText }>;

const catalogues: { readonly [Tag in Language]?: () => Catalogue } = { de: () => import('./errors.de.ts') };

/** The api speaks English. Another language is fetched when something goes wrong; without it the English stays. */
export async function translateError(code: string, said: ErrorText): Promise<ErrorText> {
  const catalogue = await catalogues[spokenLanguage()]?.().catch(() => undefined);
  return catalogue?.say(code, said) ?? said;
}
