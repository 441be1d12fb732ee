import { type ApiClient, ApiError } from '@plaza/shell-contract';
import { deriveProof } from './deriveProof.ts';

/** Less work than this is refused, whatever a server says: it would make the proof cheap to turn back. */
const LEAST_ITERATIONS = 600_000;
const SALT_BYTES = 16;

/** Stands for a password that is known already: its proof, or itself where the browser cannot prove. */
export async function presentSecret(api: ApiClient, emailOrUsername: string, password: string) {
  if (!canProve()) return { password };
  const kdf = await api.call('POST /auth/prelogin', { body: { emailOrUsername } });
  return { proof: await deriveProof(password, enough(kdf)) };
}

/** Stands for a password to come, with a salt of its own. */
export async function newSecret(
  password: string,
): Promise<{ password: string } | { proof: string; salt: string }> {
  if (!canProve()) return { password };
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const salt = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { proof: await deriveProof(password, { salt, iterations: LEAST_ITERATIONS }), salt };
}

function enough<Kdf extends { iterations: number }>(kdf: Kdf): Kdf {
  if (kdf.iterations >= LEAST_ITERATIONS) return kdf;
  throw new ApiError('This server asks for too little protection of your password, so it was not sent.', {
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
  throw new ApiError(
    'This address is not encrypted, so a password cannot be sent safely. Open Plaza at its https address, or at localhost on the machine it runs on.',
    { code: 'browser.insecure', status: 400 },
  );
}
