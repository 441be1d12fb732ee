import { hkdfSync, pbkdf2Sync, webcrypto } from 'node:crypto';
import { deriveProof } from './deriveProof.ts';

// The browser's cryptography, in the part that both know.
const subtle = webcrypto.subtle as unknown as SubtleCrypto;
const salt = 'AAECAwQFBgcICQoLDA0ODw';

test('the proof is what the contract says: HKDF("auth") of PBKDF2 of the password', async () => {
  const master = pbkdf2Sync('walk-the-plaza 🏮', Buffer.from(salt, 'base64url'), 1000, 32, 'sha256');
  const expected = Buffer.from(hkdfSync('sha256', master, '', 'auth', 32)).toString('base64url');
  await expect(deriveProof('walk-the-plaza 🏮', { salt, iterations: 1000 }, subtle)).resolves.toBe(expected);
});

test('another salt, another proof', async () => {
  const one = await deriveProof('walk-the-plaza', { salt, iterations: 10 }, subtle);
  const other = await deriveProof(
    'walk-the-plaza',
    { salt: 'DwECAwQFBgcICQoLDA0ODw', iterations: 10 },
    subtle,
  );
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(other).not.toBe(one);
});
