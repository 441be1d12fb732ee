import { openVault } from '@plaza/crypto';
import { ApiError, type OpenKeys } from '@plaza/shell-contract';
import { waitFor } from '@testing-library/dom';
import { memoryDrawers } from '../store/Drawers.ts';
import { type ChatShell, chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, type Somebody, somebody } from '../testing/somebody.ts';
import { People } from './People.ts';
import { Pins } from './Pins.ts';

giveCrypto();

let amber: Somebody;
let basalt: Somebody;
let cedar: Somebody;
let keys: OpenKeys;
let shell: ChatShell;

beforeAll(async () => {
  amber = await somebody('1', 'Amber Lindqvist', 'amber');
  basalt = await somebody('2', 'Basalt Okoro', 'basalt');
  cedar = await somebody('3', 'Cedar Novak', 'cedar');
});

beforeEach(async () => {
  keys = await keysFor(amber);
  shell = await chatShell(amber, [basalt, cedar]);
});

/** A device of amber's that has never seen anybody. All have the same vault. */
function aDevice(drawers = memoryDrawers()) {
  const { api } = shell.ctx;
  const pins = new Pins({ api, drawers, vault: keys.vault });
  const people = new People({ api, pins, own: amber.person.chain, known: keys.people });
  const look = async (...ids: string[]) => {
    for (const id of ids) people.forget(id);
    await people.chainsOf(ids);
    return ids.map((id) => people.standing.read().get(id) ?? 'same');
  };
  return { pins, people, look, drawers };
}

const headOf = ({ id }: Somebody) => shell.chats.people.get(id)?.person.chain.links.at(-1)?.hash;

async function inVault(): Promise<[string, string][]> {
  const { n, sealed } = shell.chats.vault;
  return sealed === null ? [] : JSON.parse(await openVault(keys.vault, n, sealed)).pins;
}

const vaultHolds = (...people: Somebody[]) =>
  waitFor(async () =>
    expect(new Map(await inVault())).toEqual(new Map(people.map((one) => [one.id, headOf(one)]))),
  );

test('a new device knows whom the others have seen: keys that began anew meanwhile are news to it', async () => {
  await aDevice().look('2', '3');
  await vaultHolds(basalt, cedar);
  await shell.chats.renew('2');
  expect(await aDevice().look('2', '3')).toEqual(['reset', 'same']);
});

test('what one has compared on one device is settled on the others', async () => {
  const [phone, laptop] = [aDevice(), aDevice()];
  await phone.look('2');
  await laptop.look('2');
  await vaultHolds(basalt);
  await shell.chats.renew('2');
  expect(await phone.look('2')).toEqual(['reset']);
  await phone.people.accept('2');
  await vaultHolds(basalt);
  // The laptop was away all the time, and starts again.
  expect(await aDevice(laptop.drawers).look('2')).toEqual(['same']);
  expect(await laptop.drawers.get('pins', '2')).toBe(headOf(basalt));
});

test('a chain without the entry that another device has seen is a fork', async () => {
  const phone = aDevice();
  await phone.pins.keep('2', 'seen-elsewhere');
  await waitFor(async () => expect(await inVault()).toEqual([['2', 'seen-elsewhere']]));
  expect(await aDevice().look('2')).toEqual(['forked']);
});

test('two devices that pin at once both have their say', async () => {
  const [phone, laptop] = [aDevice(), aDevice()];
  await Promise.all([phone.pins.of('2'), laptop.pins.of('2')]);
  await Promise.all([phone.pins.keep('2', 'two'), laptop.pins.keep('3', 'three')]);
  await waitFor(async () =>
    expect(new Map(await inVault())).toEqual(
      new Map([
        ['2', 'two'],
        ['3', 'three'],
      ]),
    ),
  );
  expect(shell.chats.vault.n).toBe(2);
});

test('one save takes along whatever came meanwhile, and what is there already costs none', async () => {
  const phone = aDevice();
  await phone.look('2', '3');
  await vaultHolds(basalt, cedar);
  const { n } = shell.chats.vault;
  expect(n).toBeLessThanOrEqual(2);
  await phone.look('2', '3');
  expect(await aDevice().look('2', '3')).toEqual(['same', 'same']);
  expect(shell.chats.vault.n).toBe(n);
});

test('a vault of keys that one had before is replaced, and nobody is stopped by it', async () => {
  shell.chats.vault = { n: 7, sealed: 'sealed-with-another-key' };
  expect(await aDevice().look('2')).toEqual(['same']);
  await vaultHolds(basalt);
  expect(shell.chats.vault.n).toBe(8);
});

test('without the vault a device goes by its own pins, and saves them when it is there again', async () => {
  const phone = aDevice();
  await phone.look('2');
  await vaultHolds(basalt);
  shell.chats.refusals.set('vault', new ApiError('Away.', { code: 'away', status: 503 }));
  await shell.chats.renew('2');
  const again = aDevice(phone.drawers);
  expect(await again.look('2', '3')).toEqual(['reset', 'same']);
  shell.chats.refusals.clear();
  expect(await again.look('3')).toEqual(['same']);
  await waitFor(async () => expect(new Map(await inVault()).get('3')).toBe(headOf(cedar)));
});

test('a browser without space stops nobody: what it has seen lies in the vault', async () => {
  const full = {
    ...memoryDrawers(),
    put: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')),
  };
  expect(await aDevice(full).look('2')).toEqual(['same']);
  await vaultHolds(basalt);
  await shell.chats.renew('2');
  expect(await aDevice(full).look('2')).toEqual(['reset']);
});
