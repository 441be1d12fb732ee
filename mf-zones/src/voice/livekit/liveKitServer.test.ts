import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestShell } from '@plaza/shell-contract/testing';
import { aWelcome, TestZoneHub } from '../../testing/testZoneHub.ts';
import { ZoneLink } from '../../link/ZoneLink.ts';
import { LiveKitVoice } from './LiveKitVoice.ts';

/** As much of a connection as LiveKit's own client asks a browser for before it knocks. */
class TestConnection extends EventTarget {
  addTransceiver() {
    return { sender: {}, receiver: {} };
  }
  addTrack() {
    return {};
  }
  close() {}
}

/** Stands where a LiveKit server would, and lets nobody in. What was asked of it, as addresses. */
async function aDoor() {
  let hear: (asked: URL) => void = () => undefined;
  const asked = new Promise<URL>((resolve) => (hear = resolve));
  const door = createServer((_, response) => response.writeHead(401).end());
  door.on('upgrade', ({ url = '' }, socket) => {
    hear(new URL(url, 'http://door'));
    // The client may be gone before the answer is.
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open));
  const { port } = door.address() as AddressInfo;
  return { asked, url: `ws://127.0.0.1:${port}`, close: () => door.close() };
}

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockReturnValue(undefined);
  const missing = { RTCPeerConnection: TestConnection, RTCRtpSender: class {}, RTCRtpReceiver: class {} };
  Object.assign(globalThis, missing, { fetch: async () => new Response(null, { status: 401 }) });
});

test('LiveKit’s own client asks at the address of the ticket, with its token', async () => {
  const door = await aDoor();
  const zones = new TestZoneHub();
  const link = new ZoneLink({ hub: zones.over(createTestShell().ctx.hub), path: '/zones/castle' });
  link.open();
  zones.tell(aWelcome());
  const voice = new LiveKitVoice({
    ...{ link, onCount: () => undefined },
    sound: { add: () => undefined, remove: () => undefined, close: () => undefined },
    ticket: async () => ({ url: door.url, token: 'my.own.token' }),
  });
  const { pathname, searchParams } = await door.asked;
  expect(pathname).toMatch(/^\/rtc(\/v1)?$/);
  expect(searchParams.get('access_token')).toBe('my.own.token');
  voice.close();
  door.close();
});
