/** @jest-environment node */
import { randomBytes, toBase64Url } from './bytes.ts';
import { commitmentOf, createLinkKey, linkDigits, openRootFrom, sealRootFor } from './deviceLink.ts';
import { createRecoveryCode, readRecoveryCode } from './recoveryCode.ts';
import {
  createDeviceSecret,
  createRoot,
  newPasswordCost,
  openRootHere,
  passkeyKey,
  passwordKey,
  recoveryKey,
  sealRootHere,
  unwrapRoot,
  wrapRoot,
} from './rootKey.ts';
import { openVault, sealVault, vaultKey } from './vault.ts';

const root = createRoot();

describe('the copy of a password', () => {
  const cost = newPasswordCost();

  it('opens with the password, on any device', async () => {
    const wrapped = await wrapRoot(await passwordKey('1', 'walk-the-plaza', cost), root);
    expect(wrapped).toHaveLength(80);
    await expect(unwrapRoot(await passwordKey('1', 'walk-the-plaza', cost), wrapped)).resolves.toEqual(root);
    const other = await passwordKey('1', 'walk-the-plaze', cost);
    await expect(unwrapRoot(other, wrapped)).rejects.toMatchObject({ problem: 'wrong-secret' });
    const otherPerson = await passwordKey('2', 'walk-the-plaza', cost);
    await expect(unwrapRoot(otherPerson, wrapped)).rejects.toMatchObject({ problem: 'wrong-secret' });
  });

  it('is never made cheaper than it should be', async () => {
    const cheap = passwordKey('1', 'walk-the-plaza', { ...cost, rounds: 599_999 });
    await expect(cheap).rejects.toMatchObject({ problem: 'too-cheap' });
  });
});

describe('a recovery code', () => {
  it('opens its copy however it is typed', async () => {
    const code = await createRecoveryCode();
    expect(code.text).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const wrapped = await wrapRoot(await recoveryKey('1', code.bytes), root);
    const typed = ` ${code.text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    await expect(unwrapRoot(await recoveryKey('1', await readRecoveryCode(typed)), wrapped)).resolves.toEqual(
      root,
    );
  });

  it('keeps its last bit', async () => {
    for (const last of [0, 1, 2, 255]) {
      const bytes = new Uint8Array(16).fill(last);
      await expect(readRecoveryCode((await createRecoveryCode(bytes)).text)).resolves.toEqual(bytes);
    }
  });

  it('that was mistyped is known at once', async () => {
    const { text } = await createRecoveryCode(new Uint8Array(16).fill(7));
    const wrong = text.replace(/^./, (letter) => (letter === '7' ? '8' : '7'));
    for (const typed of [wrong, text.slice(1), '', `${text}7`, text.replace(/.$/, 'U')])
      await expect(readRecoveryCode(typed)).rejects.toMatchObject({ problem: 'wrong-secret' });
  });
});

test('a passkey opens its own copy and no recovery copy, even with the same bytes', async () => {
  const prf = randomBytes(32);
  const wrapped = await wrapRoot(await passkeyKey('1', prf), root);
  await expect(unwrapRoot(await passkeyKey('1', prf), wrapped)).resolves.toEqual(root);
  await expect(unwrapRoot(await recoveryKey('1', prf), wrapped)).rejects.toMatchObject({
    problem: 'wrong-secret',
  });
});

test('the root key on a device opens with its secret and the share of the server, not with one of them', async () => {
  const secret = await createDeviceSecret();
  const share = toBase64Url(randomBytes(32));
  const sealed = await sealRootHere(secret, share, root);
  await expect(openRootHere(secret, share, sealed)).resolves.toEqual(root);
  const others = [
    openRootHere(await createDeviceSecret(), share, sealed),
    openRootHere(secret, sealed, sealed),
  ];
  for (const other of others) await expect(other).rejects.toMatchObject({ problem: 'wrong-secret' });
});

test('a vault opens under its own number alone', async () => {
  const key = await vaultKey('1', root);
  const sealed = await sealVault(key, 3, '{"2":"pin"}');
  await expect(openVault(key, 3, sealed)).resolves.toBe('{"2":"pin"}');
  await expect(openVault(key, 4, sealed)).rejects.toMatchObject({ problem: 'tampered' });
});

describe('a link between two devices', () => {
  async function aLink() {
    const older = await createLinkKey();
    const newer = await createLinkKey();
    const keys = { linkId: 'l1', oldKey: older.publicKey, newKey: newer.publicKey };
    return { older, newer, keys, commitment: await commitmentOf(newer.publicKey) };
  }

  it('hands over the root key, and both sides show the same digits', async () => {
    const { older, newer, keys, commitment } = await aLink();
    const sealed = await sealRootFor(keys, older, commitment, root);
    await expect(openRootFrom(keys, newer, sealed)).resolves.toEqual(root);
    expect(await linkDigits(keys)).toMatch(/^\d{6}$/);
    expect(await linkDigits(keys)).toBe(await linkDigits({ ...keys }));
  });

  it('shows other digits when somebody stands in between', async () => {
    const { keys } = await aLink();
    const between = await createLinkKey();
    expect(await linkDigits({ ...keys, oldKey: between.publicKey })).not.toBe(await linkDigits(keys));
  });

  it('seals nothing for a key that was not committed to', async () => {
    const { older, keys, commitment } = await aLink();
    const between = await createLinkKey();
    const sealed = sealRootFor({ ...keys, newKey: between.publicKey }, older, commitment, root);
    await expect(sealed).rejects.toMatchObject({ problem: 'tampered' });
  });

  it('opens for nobody else, and in no other link', async () => {
    const { older, newer, keys, commitment } = await aLink();
    const sealed = await sealRootFor(keys, older, commitment, root);
    const between = await createLinkKey();
    await expect(openRootFrom(keys, between, sealed)).rejects.toMatchObject({ problem: 'wrong-secret' });
    await expect(openRootFrom({ ...keys, linkId: 'l2' }, newer, sealed)).rejects.toMatchObject({
      problem: 'wrong-secret',
    });
  });
});
