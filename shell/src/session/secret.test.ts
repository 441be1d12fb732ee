import { webcrypto } from 'node:crypto';
import { createTestShell } from '@plaza/shell-contract/testing';
import { newEmailSecret, newSecret, presentSecret } from './secret.ts';

const salt = 'AAECAwQFBgcICQoLDA0ODw';
const emailSalt = 'EBESExQVFhcYGRobHB0eHw';
const amber = { username: 'amber', email: 'amber@plaza.example' };
const server = (iterations: number) => {
  const prelogin = { kdf: 1 as const, salt, iterations };
  const { ctx, records } = createTestShell({
    answers: { 'POST /auth/prelogin': prelogin, 'POST /auth/reset/prelogin': { ...prelogin, emailSalt } },
  });
  return { api: ctx.api, calls: records.calls };
};
const browser = (about: { subtle?: unknown; isSecureContext: boolean }) => {
  Object.defineProperty(crypto, 'subtle', { value: about.subtle, configurable: true });
  Object.defineProperty(globalThis, 'isSecureContext', { value: about.isSecureContext, configurable: true });
};

describe('in a browser that can derive keys', () => {
  beforeEach(() => browser({ subtle: webcrypto.subtle, isSecureContext: true }));

  test('a password is proved over the salt of its name and never sent', async () => {
    const { api, calls } = server(600_000);
    const secret = await presentSecret(api, 'amber', 'walk-the-plaza');
    expect(secret).toEqual({ proof: expect.stringMatching(/^[\w-]{43}$/) });
    expect(calls.map(({ name, input }) => [name, input])).toEqual([
      ['POST /auth/prelogin', { body: { emailOrUsername: 'amber' } }],
    ]);
  });

  test('a server that asks for less work gets nothing', async () => {
    const { api } = server(1000);
    await expect(presentSecret(api, 'amber', 'walk-the-plaza')).rejects.toMatchObject({
      code: 'browser.weak-kdf',
    });
  });

  test('a new password is proved for each of the two names', async () => {
    const { api, calls } = server(600_000);
    const secret = await newSecret(api, amber, 'three lanterns');
    const proof = expect.stringMatching(/^[\w-]{43}$/);
    expect(secret).toEqual({ proof, salt, emailProof: proof, emailSalt: salt });
    expect(calls.map(({ input }) => input)).toEqual([
      { body: { emailOrUsername: 'amber' } },
      { body: { emailOrUsername: 'amber@plaza.example' } },
    ]);
  });

  test('after a reset the token tells the salts, and each has its own proof', async () => {
    const { api } = server(600_000);
    const secret = await newSecret(api, { token: 't0ken' }, 'three lanterns');
    expect(secret).toMatchObject({ salt, emailSalt });
    expect('proof' in secret && secret.proof !== secret.emailProof).toBe(true);
  });

  test('another address gets a proof of the same password', async () => {
    const { api, calls } = server(600_000);
    await expect(newEmailSecret(api, 'amber@elsewhere.example', 'three lanterns')).resolves.toEqual({
      newEmailProof: expect.stringMatching(/^[\w-]{43}$/),
      newEmailSalt: salt,
    });
    expect(calls.map(({ input }) => input)).toEqual([
      { body: { emailOrUsername: 'amber@elsewhere.example' } },
    ]);
  });
});

describe('in a browser without WebCrypto', () => {
  test('the password goes as it is where the way is safe', async () => {
    browser({ isSecureContext: true });
    await expect(presentSecret(server(600_000).api, 'amber', 'walk')).resolves.toEqual({ password: 'walk' });
    const { api } = server(600_000);
    await expect(newSecret(api, amber, 'walk')).resolves.toEqual({ password: 'walk' });
    await expect(newEmailSecret(api, amber.email, 'walk')).resolves.toEqual({});
  });

  test('it stays here where the way is open, and the words say what helps', async () => {
    browser({ isSecureContext: false });
    await expect(presentSecret(server(600_000).api, 'amber', 'walk')).rejects.toThrow(
      /not encrypted.*https address, or at localhost/,
    );
    await expect(newSecret(server(600_000).api, amber, 'walk')).rejects.toMatchObject({
      code: 'browser.insecure',
    });
  });
});
