import { EventEmitter } from 'node:events';
import { createTestShell } from '@plaza/shell-contract/testing';
import { type Call, CallEvent } from './call.ts';
import { aWelcome, TestZoneHub } from '../../testing/testZoneHub.ts';
import { ZoneLink } from '../../link/ZoneLink.ts';
import { LiveKitVoice } from './LiveKitVoice.ts';

/** As much of LiveKit's own call as is used of it. */
class TestCall extends EventEmitter {
  connected: unknown[] | null = null;
  isOver = false;
  allowed: string[] | null = null;
  readonly published = new Map<string, { track: { mediaStreamTrack: unknown } }>();
  readonly remoteParticipants = new Map<string, TestSpeaker>();
  readonly localParticipant = {
    trackPublications: this.published,
    publishTrack: async (track: unknown) =>
      void this.published.set('mine', { track: { mediaStreamTrack: track } }),
    unpublishTrack: async () => void this.published.delete('mine'),
    setTrackSubscriptionPermissions: (all: boolean, people: { participantIdentity: string }[]) => {
      this.allowed = all ? ['everybody'] : people.map(({ participantIdentity }) => participantIdentity);
    },
  };
  connect = async (...how: unknown[]) => void (this.connected = how);
  disconnect = async () => void (this.isOver = true);
}

class TestSpeaker {
  readonly identity: string;
  isHeard = false;
  readonly trackPublications = new Map([
    ['voice', { setSubscribed: (isHeard: boolean) => void (this.isHeard = isHeard) }],
  ]);
  constructor(identity: string) {
    this.identity = identity;
  }
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** Somebody in a zone who talks by LiveKit, where 2 and 3 talk as well. */
async function talking(people = ['2', '3']) {
  const zones = new TestZoneHub();
  const link = new ZoneLink({ hub: zones.over(createTestShell().ctx.hub), path: '/zones/castle' });
  link.open();
  zones.tell(aWelcome());
  const calls: TestCall[] = [];
  const speakers = people.map((identity) => new TestSpeaker(identity));
  const heard: number[] = [];
  const counts: number[] = [];
  let tickets = 0;
  const voice = new LiveKitVoice({
    link,
    ticket: async () => ({ url: 'wss://livekit.example', token: `ticket ${++tickets}` }),
    sound: {
      add: (id) => void heard.push(id),
      remove: (id) => void (heard.includes(id) && heard.splice(heard.indexOf(id), 1)),
      close: () => undefined,
    },
    onCount: (count) => void counts.push(count),
    open: () => {
      const call = new TestCall();
      for (const speaker of speakers) call.remoteParticipants.set(speaker.identity, speaker);
      calls.push(call);
      // No more of a call is used than is above.
      return call as unknown as Call;
    },
  });
  await settle();
  const near = (...ids: number[]) =>
    zones.tell({
      ...{ kind: 'voice', close: [], more: 0 },
      open: ids.map((id) => ({ id, link: id, offers: true })),
    });
  const [first] = calls;
  if (!first) throw new Error('No call was opened.');
  return { zones, voice, calls, first, speakers, heard, counts, near };
}

const isHeard = (speakers: TestSpeaker[]) => speakers.map((speaker) => speaker.isHeard);

beforeAll(() => {
  globalThis.MediaStream ??= class {} as typeof MediaStream;
});

test('comes in with its ticket, and hears nobody until the hub says who is near', async () => {
  const { first, speakers, near, counts } = await talking();
  expect(first.connected).toEqual(['wss://livekit.example', 'ticket 1', { autoSubscribe: false }]);
  expect(isHeard(speakers)).toEqual([false, false]);
  near(3);
  expect(isHeard(speakers)).toEqual([false, true]);
  expect(counts.at(-1)).toBe(1);
});

test('gives its own voice to those alone whom the hub has named: a blocked person is in no such list', async () => {
  const { zones, first, voice, near } = await talking();
  expect(first.allowed).toEqual([]);
  await voice.speak({ kind: 'audio' } as MediaStreamTrack);
  expect(first.allowed).toEqual([]);
  near(2, 3);
  expect(first.allowed).toEqual(['2', '3']);
  zones.tell({ kind: 'voice', open: [], close: [2], more: 0 });
  expect(first.allowed).toEqual(['3']);
});

test('a voice that the server sends is heard only from somebody who is near, and until they leave', async () => {
  const { zones, first, heard, near } = await talking();
  near(2);
  for (const identity of ['2', '3'])
    first.emit(CallEvent.TrackSubscribed, { mediaStreamTrack: {} }, {}, { identity });
  expect(heard).toEqual([2]);
  zones.tell({ kind: 'left', id: 2 });
  expect(heard).toEqual([]);
});

test('the microphone is published once, and taken back', async () => {
  const { first, voice } = await talking();
  const track = { kind: 'audio' } as MediaStreamTrack;
  await voice.speak(track);
  await voice.speak(track);
  expect([...first.published.values()]).toEqual([{ track: { mediaStreamTrack: track } }]);
  await voice.speak(null);
  expect(first.published.size).toBe(0);
});

test('after a break it comes into the copy one is in now, with a new ticket and the same microphone', async () => {
  const { zones, calls, first, voice, near } = await talking();
  const track = { kind: 'audio' } as MediaStreamTrack;
  await voice.speak(track);
  near(2);
  zones.tell(aWelcome({ copy: 2 }));
  // The list of the new copy comes before the server has let one in.
  near(3);
  await settle();
  expect(first.isOver).toBe(true);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.connected?.[1]).toBe('ticket 2');
  expect(calls[1]?.allowed).toEqual(['3']);
  expect(calls[1]?.published.size).toBe(1);
  voice.close();
  expect(calls[1]?.isOver).toBe(true);
});
