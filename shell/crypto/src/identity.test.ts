/** @jest-environment node */
import { comparePin, headOf, readChain } from './chain.ts';
import { fromBase64Url, toBase64Url } from './bytes.ts';
import { createIdentity, openIdentity } from './identity.ts';
import { createRoot } from './rootKey.ts';
import { aPerson, withNextKeys } from './testing/aPerson.ts';

test('the sealed keys open on another device by the root key, and are the same keys', async () => {
  const amber = await aPerson('1');
  const there = await openIdentity('1', amber.identity.keyId, amber.sealed, amber.root);
  const end = { n: 1, head: headOf(amber.chain)?.hash ?? '', by: there };
  const { entry } = await createIdentity('1', amber.root, end);
  await expect(readChain('1', [...amber.entries, entry])).resolves.toMatchObject({
    links: [{ n: 1 }, { n: 2 }],
  });
});

test('the private keys cannot be read out of the browser', async () => {
  const { identity } = await aPerson('1');
  expect([identity.agree.extractable, identity.sign.extractable]).toEqual([false, false]);
});

test.each([
  ['another root key', async () => ({ root: createRoot() })],
  ['the name of another key', async () => ({ keyId: 'A'.repeat(22) })],
])('the sealed keys stay shut for %s', async (_, change) => {
  const amber = await aPerson('1');
  const { root, keyId } = { root: amber.root, keyId: amber.identity.keyId, ...(await change()) } as const;
  await expect(openIdentity('1', keyId, amber.sealed, root)).rejects.toMatchObject({ problem: 'tampered' });
});

test('sealed keys that were cut are refused', async () => {
  const { identity, sealed, root } = await aPerson('1');
  await expect(openIdentity('1', identity.keyId, sealed.slice(0, -4), root)).rejects.toMatchObject({
    problem: 'tampered',
  });
});

describe('a chain', () => {
  it('tells how it has gone on since it was pinned', async () => {
    const first = await aPerson('1');
    const pin = headOf(first.chain)?.hash ?? null;
    const continued = await withNextKeys(first, 'continued');
    const reset = await withNextKeys(continued, 'reset');
    const stranger = await aPerson('1');
    expect(comparePin(first.chain, null)).toBe('new');
    expect(comparePin(first.chain, pin)).toBe('same');
    expect(comparePin(continued.chain, pin)).toBe('continued');
    expect(comparePin(reset.chain, pin)).toBe('reset');
    expect(comparePin(stranger.chain, pin)).toBe('forked');
  });

  it('is refused for another person', async () => {
    const { entries } = await aPerson('1');
    await expect(readChain('2', entries)).rejects.toMatchObject({ problem: 'wrong-chain' });
  });

  it('is refused without an entry in its middle', async () => {
    const third = await withNextKeys(await withNextKeys(await aPerson('1'), 'reset'), 'reset');
    await expect(readChain('1', third.entries.toSpliced(1, 1))).rejects.toMatchObject({
      problem: 'wrong-chain',
    });
  });

  it('is refused with keys that the server has put in', async () => {
    const amber = await aPerson('1');
    const server = await aPerson('1');
    const head = headOf(amber.chain)?.hash ?? '';
    const forged = await createIdentity('1', server.root, { n: 1, head, by: server.identity });
    await expect(readChain('1', [...amber.entries, forged.entry])).rejects.toMatchObject({
      problem: 'wrong-chain',
    });
  });

  it.each(['own_sig', 'by_sig'] as const)('is refused with a changed %s', async (which) => {
    const second = await withNextKeys(await aPerson('1'), 'continued');
    const signature = fromBase64Url(second.entries[1]?.[which] ?? '');
    signature[5] = (signature[5] ?? 0) ^ 1;
    const entries = second.entries.map((entry, at) =>
      at === 1 ? { ...entry, [which]: toBase64Url(signature) } : entry,
    );
    await expect(readChain('1', entries)).rejects.toMatchObject({ problem: 'wrong-chain' });
  });

  it('is refused with a key under another name, and with words that are none', async () => {
    const { entries } = await aPerson('1');
    const [entry] = entries;
    if (!entry) throw new Error('There is one.');
    const renamed = [{ ...entry, key_id: 'A'.repeat(22) }];
    await expect(readChain('1', renamed)).rejects.toMatchObject({ problem: 'wrong-chain' });
    for (const words of ['', '{}', '[1]', '{"v":1,"n":"1"}'])
      await expect(readChain('1', [{ ...entry, entry: words }])).rejects.toMatchObject({
        problem: 'wrong-chain',
      });
  });
});
