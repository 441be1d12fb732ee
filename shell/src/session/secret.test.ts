import { webcrypto } from 'node:crypto';
import { createTestShell } from '@plaza/shell-contract/testing';
import { newSecret, presentSecret } from './secret.ts';

const salt = 'AAECAwQFBgcICQoLDA0ODw';
const server = (iterations: number) => {
  const prelogin = { kdf: 1 as const, salt, iterations };
  const { ctx, records } = createTestShell({ answers: { 'POST /auth/prelogin': prelogin } });
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

  test('a new password gets a salt of its own', async () => {
    const one = await newSecret('three lanterns');
    expect(one).toEqual({
      proof: expect.stringMatching(/^[\w-]{43}$/),
      salt: expect.stringMatching(/^[\w-]{22}$/),
    });
  });
});

describe('in a browser without WebCrypto', () => {
  test('the password goes as it is where the way is safe', async () => {
    browser({ isSecureContext: true });
    await expect(presentSecret(server(600_000).api, 'amber', 'walk')).resolves.toEqual({ password: 'walk' });
    await expect(newSecret('walk')).resolves.toEqual({ password: 'walk' });
  });

  test('it stays here where the way is open, and the words say what helps', async () => {
    browser({ isSecureContext: false });
    await expect(presentSecret(server(600_000).api, 'amber', 'walk')).rejects.toThrow(
      /not encrypted.*https address, or at localhost/,
    );
    await expect(newSecret('walk')).rejects.toMatchObject({ code: 'browser.insecure' });
  });
});
