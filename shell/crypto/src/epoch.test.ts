/** @jest-environment node */
import type { EpochMember, EpochRecord } from '@plaza/api-contract';
import { KEY_PURPOSES } from '@plaza/api-contract/values';
import { checkEpoch, type EpochRules, type GivenEpoch, readRecord } from './checkEpoch.ts';
import { type Chains, type MadeEpoch, makeEpoch, openContentKey, recordHash, wrapLater } from './epoch.ts';
import { deriveBytes } from './derive.ts';
import { signText } from './sign.ts';
import { aPerson, type TestPerson, withNextKeys } from './testing/aPerson.ts';

let amber: TestPerson;
let basalt: TestPerson;
let cedar: TestPerson;
beforeAll(async () => {
  [amber, basalt, cedar] = await Promise.all([aPerson('1'), aPerson('2'), aPerson('10')]);
});

const chainsOf = (...people: TestPerson[]): Chains =>
  new Map(people.map(({ chain }) => [chain.userId, chain]));
const listed = (person: TestPerson, role: 'owner' | 'member' = 'member'): EpochMember => [
  person.identity.userId,
  person.identity.keyId,
  role,
];
const everybody = () => chainsOf(amber, basalt, cedar);

type Before = { made: MadeEpoch } | null;
function made(by: TestPerson, members: EpochMember[], before: Before = null, chains = everybody()) {
  const previous = before && { n: before.made.n, hash: before.made.hash };
  return makeEpoch({ conversation: '12', previous, members, chains, me: by.identity });
}

const given = ({ epoch, hash }: MadeEpoch, by: TestPerson): GivenEpoch => ({
  record: epoch.record,
  signature: epoch.signature,
  hash,
  by_user: by.identity.userId,
});
const rules = (before: Before = null, more: Partial<EpochRules> = {}): EpochRules => ({
  conversation: '12',
  kind: 'group',
  previous: before && { words: readRecord(before.made.epoch.record), hash: before.made.hash },
  chains: everybody(),
  ...more,
});
const wrapsFor = ({ epoch }: MadeEpoch, by: TestPerson, whom: TestPerson) =>
  epoch.wraps
    .filter(({ key_id }) => key_id === whom.identity.keyId)
    .map((wrap) => ({ ...wrap, by_key_id: by.identity.keyId }));
const open = ({ epoch }: MadeEpoch, wraps: ReturnType<typeof wrapsFor>, whom: TestPerson) =>
  openContentKey(readRecord(epoch.record), wraps, [whom.identity], everybody());
const sameKey = async (one: CryptoKey, other: CryptoKey) =>
  expect(await deriveBytes(one, 'test')).toEqual(await deriveBytes(other, 'test'));
const refused = (act: Promise<unknown>, problem = 'wrong-epoch') =>
  expect(act).rejects.toMatchObject({ problem });

describe('an epoch', () => {
  it('opens for everybody in it, and for nobody else', async () => {
    const epoch = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    await sameKey(await open(epoch, wrapsFor(epoch, amber, basalt), basalt), epoch.contentKey);
    await sameKey(await open(epoch, wrapsFor(epoch, amber, amber), amber), epoch.contentKey);
    await refused(open(epoch, wrapsFor(epoch, amber, cedar), cedar), 'unknown-epoch');
    const stolen = wrapsFor(epoch, amber, basalt).map((wrap) => ({ ...wrap, key_id: cedar.identity.keyId }));
    await refused(open(epoch, stolen, cedar), 'wrong-wrap');
  });

  it('is refused when its wrap holds another key than everybody’s', async () => {
    const epoch = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    const other = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    await refused(open(epoch, wrapsFor(other, amber, basalt), basalt), 'wrong-wrap');
    const both = [...wrapsFor(other, amber, basalt), ...wrapsFor(epoch, amber, basalt)];
    await sameKey(await open(epoch, both, basalt), epoch.contentKey);
  });

  it('leaves out who has no keys, and is wrapped for them later by any member', async () => {
    const epoch = await made(amber, [listed(amber, 'owner'), listed(basalt), ['10', '', 'member']]);
    expect(epoch.epoch.wraps).toHaveLength(2);
    const words = readRecord(epoch.epoch.record);
    const to = [{ user_id: '10', key_id: cedar.identity.keyId }];
    const late = await wrapLater(words, wrapsFor(epoch, amber, basalt), [basalt.identity], everybody(), to);
    const wraps = late.map((wrap) => ({ ...wrap, by_key_id: basalt.identity.keyId }));
    await sameKey(await open(epoch, wraps, cedar), epoch.contentKey);
  });

  it('of fifty is made, and opens', async () => {
    const people = await Promise.all(Array.from({ length: 49 }, (_, at) => aPerson(String(at + 2))));
    const members = [listed(amber, 'owner'), ...people.map((person) => listed(person))];
    const epoch = await made(amber, members, null, chainsOf(amber, ...people));
    expect(epoch.epoch.wraps).toHaveLength(50);
    expect(epoch.epoch.record.length).toBeLessThan(8000);
  });
});

describe('a record', () => {
  it('follows from the one before', async () => {
    const first = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    const second = await made(amber, [listed(amber, 'owner'), listed(basalt), listed(cedar)], {
      made: first,
    });
    const third = await made(basalt, [listed(amber, 'owner'), listed(basalt)], { made: second });
    await expect(checkEpoch(given(first, amber), rules())).resolves.toMatchObject({ n: 1, previous: null });
    await expect(checkEpoch(given(second, amber), rules({ made: first }))).resolves.toMatchObject({ n: 2 });
    await expect(checkEpoch(given(third, basalt), rules({ made: second }))).resolves.toMatchObject({ n: 3 });
    await refused(checkEpoch(given(third, basalt), rules({ made: first })));
    await refused(checkEpoch(given(second, amber), rules()));
    await expect(checkEpoch(given(third, basalt), rules(null, { isEntrance: true }))).resolves.toMatchObject({
      n: 3,
    });
  });

  it('lets somebody in by the word of an owner alone', async () => {
    const first = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    const grown = [listed(amber, 'owner'), listed(basalt), listed(cedar)];
    await refused(
      checkEpoch(given(await made(basalt, grown, { made: first }), basalt), rules({ made: first })),
    );
    await refused(
      checkEpoch(given(await made(cedar, grown, { made: first }), cedar), rules({ made: first })),
    );
  });

  it('makes nobody an owner but by an owner, or when none is left', async () => {
    const first = await made(amber, [listed(amber, 'owner'), listed(basalt), listed(cedar)]);
    const own = await made(basalt, [listed(amber, 'owner'), listed(basalt, 'owner'), listed(cedar)], {
      made: first,
    });
    await refused(checkEpoch(given(own, basalt), rules({ made: first })));
    const left = await made(basalt, [listed(basalt, 'owner'), listed(cedar)], { made: first });
    await expect(checkEpoch(given(left, basalt), rules({ made: first }))).resolves.toMatchObject({ n: 2 });
  });

  it('of a pair never has a third', async () => {
    const first = await made(amber, [listed(amber), listed(basalt)]);
    const pair = { kind: 'pair' as const };
    await expect(checkEpoch(given(first, amber), rules(null, pair))).resolves.toMatchObject({ n: 1 });
    const third = await made(amber, [listed(amber), listed(basalt), listed(cedar)], { made: first });
    await refused(checkEpoch(given(third, amber), rules({ made: first }, pair)));
    const swapped = await made(amber, [listed(amber), listed(cedar)], { made: first });
    await refused(checkEpoch(given(swapped, amber), rules({ made: first }, pair)));
  });

  it('takes the next key of a member, and never one of before', async () => {
    const first = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    const newer = await withNextKeys(basalt, 'continued');
    const chains = chainsOf(amber, newer);
    const second = await made(amber, [listed(amber, 'owner'), listed(newer)], { made: first }, chains);
    const now = { chains };
    await expect(checkEpoch(given(second, amber), rules({ made: first }, now))).resolves.toMatchObject({
      n: 2,
    });
    const back = await made(amber, [listed(amber, 'owner'), listed(basalt)], { made: second }, chains);
    await refused(checkEpoch(given(back, amber), rules({ made: second }, now)));
  });

  it('is refused with a key that is in nobody’s chain', async () => {
    const server = await aPerson('2');
    const swapped = await made(
      amber,
      [listed(amber, 'owner'), listed(server)],
      null,
      chainsOf(amber, server),
    );
    await refused(checkEpoch(given(swapped, amber), rules()));
  });

  it.each<[string, (epoch: GivenEpoch) => GivenEpoch | Promise<GivenEpoch>]>([
    ['another hash', (epoch) => ({ ...epoch, hash: 'h'.repeat(43) })],
    ['another signer', (epoch) => ({ ...epoch, by_user: '2' })],
    [
      'changed words',
      async (epoch) => {
        const record = epoch.record.replace('"owner"', '"member"');
        return { ...epoch, record, hash: await recordHash(record) };
      },
    ],
    ['no words', (epoch) => ({ ...epoch, record: '{}' })],
  ])('is refused with %s', async (_, change) => {
    const first = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    await refused(checkEpoch(await change(given(first, amber)), rules()));
  });

  it('is refused for another chat, out of order, or begun by who does not own the group', async () => {
    const first = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    await refused(checkEpoch(given(first, amber), rules(null, { conversation: '13' })));
    const mixed = await made(amber, [listed(basalt), listed(amber, 'owner')]);
    await refused(checkEpoch(given(mixed, amber), rules()));
    const twice = await made(amber, [listed(amber, 'owner'), listed(amber, 'owner')]);
    await refused(checkEpoch(given(twice, amber), rules()));
    const begun = await made(basalt, [listed(amber, 'owner'), listed(basalt)]);
    await refused(checkEpoch(given(begun, basalt), rules()));
  });

  it('of a newer version asks for a reload', async () => {
    const first = await made(amber, [listed(amber, 'owner'), listed(basalt)]);
    const words = { ...(JSON.parse(first.epoch.record) as EpochRecord), floor: 2 };
    const record = JSON.stringify(words);
    const signature = await signText(amber.identity.sign, KEY_PURPOSES.epoch, record);
    const newer = { record, signature, hash: await recordHash(record), by_user: '1' };
    await refused(checkEpoch(newer, rules()), 'newer-version');
  });
});
