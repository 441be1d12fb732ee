import { encodeFrame } from '@plaza/api-contract/values';
import { createTestShell, mountInTestShell } from '@plaza/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aPerson, aWelcome, TestZoneHub } from '../testing/testZoneHub.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';

// Building a whole place takes a while, and nothing here asks for its ground.
jest.mock('../world/build/requestWorld.ts', () => ({ requestWorld: () => new Promise(() => undefined) }));

/** A microphone, and whether it sends. */
function aMicrophone() {
  const track = Object.assign(new EventTarget(), { enabled: true, stop: () => undefined });
  const mediaDevices = { getUserMedia: async () => ({ getAudioTracks: () => [track] }) };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  return track;
}

/** As much of the browser's sound as is asked for while nobody is near. jsdom has none, and no microphone. */
class TestAudio {
  readonly listener = { setPosition: () => undefined, setOrientation: () => undefined };
  readonly currentTime = 0;
  readonly createDynamicsCompressor = () => ({ connect: () => undefined });
  readonly createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => undefined });
  readonly createMediaStreamSource = () => ({ connect: () => undefined });
  readonly resume = async () => undefined;
  readonly close = async () => undefined;
}

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(globalThis, { RTCPeerConnection: class {}, AudioContext: TestAudio, MediaStream: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  for (const name of ['RTCPeerConnection', 'AudioContext', 'MediaStream'])
    Reflect.deleteProperty(globalThis, name);
});

async function inMermaid(ice: { urls: string[] }[] = []) {
  const zones = new TestZoneHub();
  const shell = createTestShell({
    answers: {
      'GET /zones': thirteenZones,
      'GET /zones/looks': { looks: null },
      'GET /zones/voice': { ice },
    },
  });
  Object.assign(shell.ctx, { hub: zones.over(shell.ctx.hub) });
  await mountInTestShell(app, { path: '/zones/mermaid', shell });
  await userEvent.click(await screen.findByRole('button', { name: 'Walk in' }));
  await waitFor(() => expect(zones.stays).toHaveLength(1));
  act(() => zones.tell(aWelcome()));
  await screen.findByRole('heading', { name: 'People here' });
  return { zones, records: shell.records, toasts: shell.records.toasts };
}

async function sayYes() {
  await userEvent.click(screen.getByRole('button', { name: 'Talk with people near you' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Talk' }));
}

const saidYes = { kind: 'voice', on: true, most: expect.any(Number) };

test('who says yes while the connection is gone talks as soon as it is back', async () => {
  const { zones, toasts } = await inMermaid();
  act(() => zones.now.error(new Error('The connection broke.')));
  await sayYes();
  expect(await screen.findByText('No microphone: you only listen')).toBeVisible();
  expect(toasts).toEqual([{ message: expect.stringContaining('You talk as soon as you are.') }]);
  expect(zones.acts).toEqual([]);
  await waitFor(() => expect(zones.stays).toHaveLength(2), { timeout: 3_000 });
  await act(async () => zones.tell(aWelcome()));
  expect(zones.acts).toEqual([saidYes]);
  expect(screen.getByText('No microphone: you only listen')).toBeVisible();
});

test('who says yes or no while the network is silent is told to the server when it answers again', async () => {
  const { zones } = await inMermaid();
  zones.answers = false;
  const before = zones.moves.length;
  await waitFor(() => expect(zones.moves.length).toBeGreaterThan(before), { timeout: 5_000 });
  // A minute later nothing has been answered.
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  expect(await screen.findByText(/^The connection is gone\./, undefined, { timeout: 5_000 })).toBeVisible();
  await sayYes();
  expect(await screen.findByText('No microphone: you only listen')).toBeVisible();
  expect(zones.acts).toEqual([]);
  await act(async () => zones.answerAll());
  expect(zones.stays).toHaveLength(1);
  await waitFor(() => expect(zones.acts).toEqual([saidYes]));
});

test('more people near than one can hear are told', async () => {
  aMicrophone();
  const { zones } = await inMermaid();
  await sayYes();
  await screen.findByRole('button', { name: 'Microphone on' });
  act(() => zones.tell({ kind: 'voice', open: [], close: [], more: 3 }));
  expect(await screen.findByText('Too many to hear: 3 more')).toBeVisible();
  act(() => zones.tell({ kind: 'voice', open: [], close: [], more: 0 }));
  await waitFor(() => expect(screen.queryByText(/Too many to hear/)).toBeNull());
});

test('a device that gives no sound says so, and one may try again', async () => {
  class Refusing {
    constructor() {
      throw new DOMException('There is no device.', 'NotSupportedError');
    }
  }
  Object.assign(globalThis, { AudioContext: Refusing });
  const { zones, toasts } = await inMermaid();
  await sayYes();
  expect(await screen.findByRole('button', { name: 'Talk with people near you' })).toBeVisible();
  expect(toasts).toEqual([{ tone: 'bad', message: expect.stringContaining('gives no sound') }]);
  expect(zones.acts).toEqual([]);
});

test.each([
  [4, 4],
  [8, 6],
])('with %d cores one asks for %d links at most', async (cores, most) => {
  jest.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(cores);
  const { zones } = await inMermaid();
  await sayYes();
  await waitFor(() => expect(zones.acts).toContainEqual({ kind: 'voice', on: true, most }));
});

test('no newer version of the page cuts off a call', async () => {
  const { records } = await inMermaid();
  const before = records.holds;
  await sayYes();
  expect(await screen.findByText('No microphone: you only listen')).toBeVisible();
  expect(records.holds).toBe(before + 1);
});

test('a guest of the demo is told why they cannot talk, and nothing stays on', async () => {
  const { zones, toasts } = await inMermaid();
  zones.refuses = 'demo';
  await sayYes();
  expect(await screen.findByRole('button', { name: 'Talk with people near you' })).toBeVisible();
  expect(toasts).toEqual([{ tone: 'bad', message: expect.stringContaining('Guests of the demo') }]);
  expect(zones.acts[0]).toEqual(saidYes);
});

test('a microphone that is pulled out is told, and the others are still heard', async () => {
  const track = aMicrophone();
  await inMermaid();
  await sayYes();
  await screen.findByRole('button', { name: 'Microphone on' });
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(await screen.findByText('No microphone: you only listen')).toBeVisible();
  expect(screen.getByText('0 in earshot')).toBeVisible();
});

test('with the microphone off one talks while T is held, and not while one writes', async () => {
  const track = aMicrophone();
  // Keeps in mind what is held.
  const user = userEvent.setup();
  await inMermaid();
  await sayYes();
  await userEvent.click(await screen.findByRole('button', { name: 'Microphone on' }));
  expect(track.enabled).toBe(false);
  await user.keyboard('{t>}');
  expect(await screen.findByRole('button', { name: 'Microphone on' })).toBeVisible();
  expect(track.enabled).toBe(true);
  await user.keyboard('{/t}');
  expect(await screen.findByRole('button', { name: 'Microphone off' })).toBeVisible();
  expect(track.enabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Say something' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Say something to those here' }), '{t>}');
  expect(track.enabled).toBe(false);
  // A letter in a menu is the menu's.
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  menu.tabIndex = -1;
  menu.focus();
  await user.keyboard('{t>}');
  expect(track.enabled).toBe(false);
  menu.remove();
});

test('hiding one’s address is offered where there is a relay, and only there', async () => {
  await inMermaid([{ urls: ['stun:stun.example', 'turn:turn.example'] }]);
  await userEvent.click(screen.getByRole('button', { name: 'Talk with people near you' }));
  expect(await screen.findByRole('switch', { name: 'Hide my network address' })).not.toBeChecked();
});

test('who speaks is told in the list of people', async () => {
  const { zones } = await inMermaid();
  act(() => zones.tell({ kind: 'came', person: aPerson() }));
  const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, away: false };
  act(() => zones.tell(encodeFrame([{ ...still, id: 2, talks: true }])));
  expect(await screen.findByText('speaks')).toBeVisible();
  act(() => zones.tell(encodeFrame([{ ...still, id: 2, talks: false }])));
  await waitFor(() => expect(screen.queryByText('speaks')).toBeNull(), { timeout: 3_000 });
});
