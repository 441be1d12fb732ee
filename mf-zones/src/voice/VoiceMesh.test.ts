import { createTestShell } from '@plaza/shell-contract/testing';
import { ZoneLink } from '../link/ZoneLink.ts';
import { aWelcome, TestZoneHub } from '../testing/testZoneHub.ts';
import { VoiceMesh } from './VoiceMesh.ts';

/** As much of a connection between two browsers as the mesh uses. */
class TestPeer extends EventTarget {
  localDescription: RTCSessionDescriptionInit | null = null;
  remote: RTCSessionDescriptionInit | null = null;
  closed = false;
  connectionState = 'new';
  readonly offered: unknown[] = [];
  readonly added: unknown[] = [];
  readonly sent: unknown[] = [];
  readonly sender = { replaceTrack: async (track: unknown) => void this.sent.push(track) };
  addTransceiver = () => ({ sender: this.sender });
  getTransceivers = () => [
    { sender: this.sender, receiver: { track: { kind: 'audio' } }, direction: 'recvonly' },
  ];
  createOffer = async (how?: unknown) => {
    this.offered.push(how);
    return { type: 'offer' as const, sdp: 'my offer' };
  };
  become(state: string) {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
  createAnswer = async () => ({ type: 'answer' as const, sdp: 'my answer' });
  setLocalDescription = async (said: RTCSessionDescriptionInit) => void (this.localDescription = said);
  setRemoteDescription = async (said: RTCSessionDescriptionInit) => void (this.remote = said);
  addIceCandidate = async (candidate: unknown) => void this.added.push(candidate);
  close = () => void (this.closed = true);
}

function talking(isHidden = false) {
  const zones = new TestZoneHub();
  const link = new ZoneLink({ hub: zones.over(createTestShell().ctx.hub), path: '/zones/castle' });
  link.open();
  zones.tell(aWelcome());
  const peers: TestPeer[] = [];
  const configs: RTCConfiguration[] = [];
  const removed: number[] = [];
  const counts: number[] = [];
  const mesh = new VoiceMesh({
    link,
    ...{ ice: [], isHidden },
    sound: { add: () => undefined, remove: (id) => void removed.push(id), close: () => undefined },
    connect: (config) => {
      configs.push(config);
      const peer = new TestPeer();
      peers.push(peer);
      // The mesh uses no more of a connection than is above.
      return peer as unknown as RTCPeerConnection;
    },
    onCount: (count) => void counts.push(count),
  });
  return { zones, link, mesh, configs, peers, removed, counts };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const voice = (id: number, link: number, offers: boolean) => ({
  kind: 'voice' as const,
  open: [{ id, link, offers }],
  close: [],
  more: 0,
});

test('the lower one offers, and takes the answer of the same joining alone', async () => {
  const { zones, peers, counts } = talking();
  zones.tell(voice(2, 7, true));
  await settle();
  expect(zones.acts).toEqual([
    {
      kind: 'signal',
      to: 2,
      link: 7,
      signal: JSON.stringify({ description: { type: 'offer', sdp: 'my offer' } }),
    },
  ]);
  const answer = JSON.stringify({ description: { type: 'answer', sdp: 'theirs' } });
  zones.tell({ kind: 'signal', from: 2, link: 6, signal: answer });
  await settle();
  expect(peers[0]?.remote).toBeNull();
  zones.tell({ kind: 'signal', from: 2, link: 7, signal: answer });
  await settle();
  expect(peers[0]?.remote).toEqual({ type: 'answer', sdp: 'theirs' });
  expect(counts.at(-1)).toBe(1);
});

test('the other one only answers, with the microphone that is on', async () => {
  const { zones, mesh, peers } = talking();
  const track = { kind: 'audio' } as MediaStreamTrack;
  await mesh.speak(track);
  zones.tell(voice(2, 7, false));
  await settle();
  expect(zones.acts).toEqual([]);
  const offer = JSON.stringify({ description: { type: 'offer', sdp: 'theirs' } });
  zones.tell({ kind: 'signal', from: 2, link: 7, signal: offer });
  await settle();
  expect(zones.acts).toMatchObject([{ signal: expect.stringContaining('my answer') }]);
  expect(peers[0]?.sent).toEqual([track]);
  await mesh.speak(null);
  expect(peers[0]?.sent).toEqual([track, null]);
});

test('what is no signal is nothing, and somebody who was not joined is not answered', async () => {
  const { zones, peers } = talking();
  zones.tell(voice(2, 7, false), { kind: 'signal', from: 2, link: 7, signal: 'nonsense' });
  zones.tell({ kind: 'signal', from: 9, link: 7, signal: '{}' });
  await settle();
  expect(zones.acts).toEqual([]);
  expect(peers).toHaveLength(1);
  expect(peers[0]?.closed).toBe(false);
});

test('links end when the server parts the two, when somebody leaves, and with the mesh', async () => {
  const { zones, mesh, peers, removed } = talking();
  zones.tell(voice(2, 7, false), voice(3, 8, false), voice(4, 9, false));
  zones.tell({ kind: 'voice', open: [], close: [2], more: 0 }, { kind: 'left', id: 3 });
  expect(peers.map(({ closed }) => closed)).toEqual([true, true, false]);
  mesh.close();
  expect(peers.every(({ closed }) => closed)).toBe(true);
  expect(removed).toEqual([2, 3, 4]);
  expect(mesh.count).toBe(0);
});

test('who hides their address goes by a relay alone', async () => {
  const hidden = talking(true);
  hidden.zones.tell(voice(2, 1, true));
  expect(hidden.configs).toEqual([{ iceServers: [], iceTransportPolicy: 'relay' }]);
  const open = talking();
  open.zones.tell(voice(2, 1, true));
  expect(open.configs).toEqual([{ iceServers: [] }]);
});

test('when no way is left the one who offers looks for another, three times, later each time', async () => {
  jest.useFakeTimers();
  const { zones, peers } = talking();
  zones.tell(voice(2, 1, true));
  await settle();
  const [peer] = peers;
  for (const wait of [2_000, 4_000, 8_000]) {
    peer?.become('failed');
    jest.advanceTimersByTime(wait - 1);
    await settle();
    const before = peer?.offered.length ?? 0;
    jest.advanceTimersByTime(1);
    await settle();
    expect(peer?.offered.slice(before)).toEqual([{ iceRestart: true }]);
  }
  peer?.become('failed');
  jest.advanceTimersByTime(60_000);
  await settle();
  expect(peer?.offered).toHaveLength(4);
  jest.useRealTimers();
});
