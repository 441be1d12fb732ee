import { deviceName } from './deviceName.ts';
import { settingsWords } from './words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0 Safari/537.36 Edg/156.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/156.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari on iOS',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64; Quest 3) ${webkit} OculusBrowser/39.0 Chrome/156.0 Safari/537.36`,
    'Quest Browser on Quest',
  ],
  ['curl/8.9.1', 'curl'],
  [null, 'An unknown app'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, settingsWords.now)).toBe(name);
});
