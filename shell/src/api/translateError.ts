import { type Language, spokenLanguage } from '@plaza/design-system';
import type { SaidError } from './sayError.ts';

type Catalogue = Promise<{ say(code: string, said: SaidError): SaidError }>;

const catalogues: { readonly [Tag in Language]?: () => Catalogue } = { de: () => import('./errors.de.ts') };

/** The api speaks English. Another language is fetched when something goes wrong; without it the English stays. */
export async function translateError(code: string, said: SaidError): Promise<SaidError> {
  const catalogue = await catalogues[spokenLanguage()]?.().catch(() => undefined);
  return catalogue?.say(code, said) ?? said;
}
