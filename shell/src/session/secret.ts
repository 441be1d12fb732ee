import { type ApiClient, ApiError } from '@plaza/shell-contract';
import { brand } from '../brand.ts';
import { formWords } from '../forms/words.ts';
import { deriveProof } from './deriveProof.ts';

/** Less work than this is refused, whatever a server says: it would make the proof cheap to turn back. */
const LEAST_ITERATIONS = 600_000;

/** Stands for a password that is known already: its proof, or itself where the browser cannot prove. */
export async function presentSecret(api: ApiClient, emailOrUsername: string, password: string) {
  if (!canProve()) return { password };
  const kdf = await api.call('POST /auth/prelogin', { body: { emailOrUsername } });
  return { proof: await deriveProof(password, enough(kdf)) };
}

/** Whose new password it is: the names it will come with, or the mail that lets one set it. */
type NewSecretOf = { username: string; email: string } | { token: string };

/** Stands for a password to come: for each of the two names a proof of its own, over that name's salt. */
export async function newSecret(api: ApiClient, whose: NewSecretOf, password: string) {
  if (!canProve()) return { password };
  const { salt, emailSalt, iterations } = enough(await askSalts(api, whose));
  const [proof, emailProof] = await Promise.all([
    deriveProof(password, { salt, iterations }),
    deriveProof(password, { salt: emailSalt, iterations }),
  ]);
  return { proof, salt, emailProof, emailSalt };
}

/** The same password for another address; nothing where the browser cannot prove: then the server can. */
export async function newEmailSecret(api: ApiClient, email: string, password: string) {
  if (!canProve()) return {};
  const kdf = enough(await api.call('POST /auth/prelogin', { body: { emailOrUsername: email } }));
  return { newEmailProof: await deriveProof(password, kdf), newEmailSalt: kdf.salt };
}

async function askSalts(api: ApiClient, whose: NewSecretOf) {
  if ('token' in whose) return api.call('POST /auth/reset/prelogin', { body: whose });
  const ask = (emailOrUsername: string) => api.call('POST /auth/prelogin', { body: { emailOrUsername } });
  const [ofId, ofAddress] = await Promise.all([ask(whose.username), ask(whose.email)]);
  const iterations = Math.min(ofId.iterations, ofAddress.iterations);
  return { salt: ofId.salt, emailSalt: ofAddress.salt, iterations };
}

function enough<Kdf extends { iterations: number }>(kdf: Kdf): Kdf {
  if (kdf.iterations >= LEAST_ITERATIONS) return kdf;
  throw new ApiError(formWords.now.weakServer, {
    code: 'browser.weak-kdf',
    status: 400,
  });
}

/**
 * Browsers lend their cryptography to pages that came unhurt: over https or from this machine. Elsewhere a
 * password would cross the network for all to read, so it stays here.
 */
function canProve(): boolean {
  if (globalThis.crypto?.subtle) return true;
  if (globalThis.isSecureContext) return false;
  throw new ApiError(formWords.now.insecure({ brand: brand.name }), {
    code: 'browser.insecure',
    status: 400,
  });
}
