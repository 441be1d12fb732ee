import { isQuiet } from './isQuiet.ts';
import { isPushService } from './pushServices.ts';

const config = (...hosts: string[]) => ({ push: { hosts, caFile: undefined } });

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => expect(isPushService(endpoint, config())).toBe(true));

it('one that the operator names is one as well, with its port or without', () => {
  expect(isPushService('https://push.plaza.example:8443/x', config('push.plaza.example'))).toBe(true);
  expect(isPushService('https://push.plaza.example:8443/x', config('push.plaza.example:8443'))).toBe(true);
  expect(isPushService('https://push.plaza.example/x', config('push.plaza.example:8443'))).toBe(false);
  expect(isPushService('http://push.plaza.example/x', config('push.plaza.example'))).toBe(false);
});

it.each([
  ['22:00', '07:00', '23:30', true],
  ['22:00', '07:00', '06:59', true],
  ['22:00', '07:00', '07:00', false],
  ['22:00', '07:00', '12:00', false],
  ['13:00', '14:00', '13:00', true],
  ['13:00', '14:00', '14:00', false],
  ['13:00', '13:00', '13:00', false],
])('from %s until %s it is quiet at %s: %s', (from, until, time, quiet) => {
  const now = new Date(`2026-11-22T${time}:00Z`);
  expect(isQuiet({ from, until, zone: 'UTC' }, now)).toBe(quiet);
});

it('quiet hours are those of the person, also where the clock is another', () => {
  const quiet = { from: '22:00', until: '23:00', zone: 'Asia/Tokyo' };
  expect(isQuiet(quiet, new Date('2026-11-22T13:30:00Z'))).toBe(true);
  expect(isQuiet(null, new Date())).toBe(false);
});
