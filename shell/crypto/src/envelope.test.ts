/** @jest-environment node */
import { ENVELOPE_PREFIX, type EnvelopePlace } from '@plaza/api-contract/values';
import { type Bytes, fromBase64Url, textOf, toBase64Url, utf8 } from './bytes.ts';
import { hkdfKey } from './derive.ts';
import { messageKeyOf, openEnvelope, readEnvelope, sealEnvelope } from './envelope.ts';
import { pad, unpad } from './padding.ts';

const place: EnvelopePlace = {
  conversation: '12',
  record: 'r'.repeat(43),
  sender: '1',
  key: 'k'.repeat(22),
  client: 'client-id-of-16-letters',
  kind: 'message',
  target: '',
};
let contentKey: CryptoKey;
beforeAll(async () => {
  contentKey = await hkdfKey(new Uint8Array(32).fill(1));
});
const sealText = (text: string, nonce?: Bytes) => sealEnvelope(contentKey, 3, place, utf8(text), nonce);

test('what is sealed opens in its place, and says which epoch it takes', async () => {
  const envelope = await sealText('The tram is late 🏮');
  expect(readEnvelope(envelope)).toEqual({ version: 1, kind: 1, epoch: 3 });
  expect(textOf(await openEnvelope(contentKey, place, envelope))).toBe('The tram is late 🏮');
});

test.each<Partial<EnvelopePlace>>([
  { conversation: '13' },
  { record: 's'.repeat(43) },
  { sender: '2' },
  { key: 'j'.repeat(22) },
  { client: 'another-id-of-16-letters' },
  { kind: 'edit' },
  { target: '1:client-id-of-16-letters' },
])('it is refused where %j', async (other) => {
  const envelope = await sealText('hello');
  await expect(openEnvelope(contentKey, { ...place, ...other }, envelope)).rejects.toMatchObject({
    problem: 'tampered',
  });
});

test('it is refused with any bit changed, and under another key', async () => {
  const bytes = fromBase64Url((await sealText('hello')).slice(ENVELOPE_PREFIX.length));
  for (const at of [1, 6, 21, 22, 60, bytes.length - 1]) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(
      openEnvelope(contentKey, place, ENVELOPE_PREFIX + toBase64Url(changed)),
    ).rejects.toMatchObject({ problem: 'tampered' });
  }
  const other = await hkdfKey(new Uint8Array(32).fill(2));
  await expect(openEnvelope(other, place, await sealText('hello'))).rejects.toMatchObject({
    problem: 'tampered',
  });
});

test.each(['hello', '', 'p1.', 'p1.AQ', 'p1.***', 'v1.AQEAAAAD', `p1.AAEA${'A'.repeat(80)}`])(
  '%j was never sealed and is not shown as text',
  async (envelope) => {
    await expect(openEnvelope(contentKey, place, envelope)).rejects.toMatchObject({
      problem: 'not-an-envelope',
    });
  },
);

test('one of a newer version asks for a reload', async () => {
  const bytes = fromBase64Url((await sealText('hello')).slice(3));
  bytes[0] = 2;
  await expect(openEnvelope(contentKey, place, `p1.${toBase64Url(bytes)}`)).rejects.toMatchObject({
    problem: 'newer-version',
  });
});

test('sealed twice the same text is two envelopes', async () => {
  expect(await sealText('hello')).not.toBe(await sealText('hello'));
});

test('the key of one message opens no other', async () => {
  const [one, other] = [await sealText('hello'), await sealText('hello')];
  expect(await messageKeyOf(contentKey, one)).toBe(await messageKeyOf(contentKey, one));
  expect(await messageKeyOf(contentKey, one)).not.toBe(await messageKeyOf(contentKey, other));
});

// The same bytes stand in a test of the server, which opens what is reported with code of its own.
test('the bytes are those that the server knows', async () => {
  const nonce = Uint8Array.from({ length: 16 }, (_, at) => at);
  const envelope = await sealText('A lantern', nonce);
  expect(envelope).toBe(
    'p1.AQEAAAADAAECAwQFBgcICQoLDA0OD2e2qQV0pXpDTbSJg_YwmpYboR4Y6ms-EPULDiWGeYS-myINtdSWfxcU_kvwetOQuTmy2Sc4fJvMIqzoggUnFDe1UbmBxC0neWvSWn35gJJV',
  );
  expect(await messageKeyOf(contentKey, envelope)).toBe('cs6On4O_7K7YBzrQF5926vAcw6HEAeCt1prUfJc6tv4');
});

test('few lengths are seen from outside', async () => {
  const length = async (letters: number) =>
    fromBase64Url((await sealText('x'.repeat(letters))).slice(3)).length;
  expect(await length(2)).toBe(await length(28));
  expect(await length(2)).toBe(22 + 64 + 16);
  expect(await length(28)).not.toBe(await length(29));
  expect(await length(600)).toBe(22 + 768 + 16);
  expect(await length(5000)).toBe(22 + 5120 + 16);
});

test('padding that hides something is refused', () => {
  const padded = pad(utf8('hello'));
  for (const at of [0, 31, 60]) {
    const changed = padded.slice();
    changed[at] = 1;
    expect(unpad(changed)).toBeUndefined();
  }
  const longer = padded.slice();
  longer[35] = 200;
  expect(unpad(longer)).toBeUndefined();
  expect(unpad(new Uint8Array(10))).toBeUndefined();
  expect(unpad(padded)).toEqual(utf8('hello'));
});
