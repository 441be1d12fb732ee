import { ApiError } from '@plaza/shell-contract';
import type { HealthBeacon } from '@plaza/api-contract';
import { reportErrors, Reports } from './Reports.ts';

const folder = 'https://plaza.example/remotes/mf-chat/1.4.0-3f2a9c1d';
const thrown = (message: string, place = `${folder}/app.12ab34cd.js:2:1204`) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at handleClick (${place})` });

let stop = () => undefined as void;
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function scene() {
  const beacons: HealthBeacon[] = [];
  const reports = new Reports();
  stop = reportErrors(reports, { note: (beacon) => void beacons.push(beacon) });
  return { beacons, reports };
}
const throwInHandler = (error: unknown, at: Partial<ErrorEventInit> = {}) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), ...at }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('what a handler of a remote throws is told as a fault of that version that did not end it', () => {
  const { beacons, reports } = scene();
  throwInHandler(thrown('y is undefined'));
  const at = { file: 'app.12ab34cd.js', line: 2, column: 1204 };
  const about = { remote: 'mf-chat', version: '1.4.0-3f2a9c1d', phase: 'run', ok: true, ms: 0 };
  expect(beacons).toEqual([{ ...about, reason: 'TypeError: y is undefined', at }]);
  expect(reports.reports$.getValue()).toEqual([
    { remote: 'mf-chat', about: 'uncaught', message: 'y is undefined' },
  ]);
});

test('so is a promise that nobody caught', () => {
  const { beacons } = scene();
  reject(thrown('late'));
  expect(beacons).toMatchObject([{ remote: 'mf-chat', reason: 'TypeError: late' }]);
});

test('an error without a stack is known by the file that the browser names', () => {
  const { beacons } = scene();
  throwInHandler('a bare word', { filename: `${folder}/b.js`, lineno: 7, colno: 3 });
  expect(beacons).toMatchObject([{ reason: 'a bare word', at: { file: 'b.js', line: 7, column: 3 } }]);
});

test('a loop that fails again and again is one fault, and twenty faults of a page are enough', () => {
  const { beacons } = scene();
  for (let turn = 0; turn < 60; turn += 1) throwInHandler(thrown('again'));
  expect(beacons).toHaveLength(1);
  for (let place = 1; place < 60; place += 1) throwInHandler(thrown('again', `${folder}/c.js:${place}:1`));
  expect(beacons).toHaveLength(20);
});

test.each([
  ['what was called off', Object.assign(thrown('aborted'), { name: 'AbortError' })],
  [
    'a network that is away',
    Object.assign(new ApiError('Away.', { code: 'network', status: 0 }), { stack: folder }),
  ],
  ['an error of the shell', thrown('ours', 'https://plaza.example/remotes/shell/1.0.0/main.js:1:1')],
  ['an error of nobody', thrown('theirs', 'https://elsewhere.example/a.js:1:1')],
  ['nothing', undefined],
])('%s is no fault of a remote', (_, error) => {
  const { beacons } = scene();
  reject(error);
  expect(beacons).toEqual([]);
});
