import { redactUrl } from './access.ts';

test.each([
  ['/hub?id=secret&access_token=secret', '/hub?id=[redacted]&access_token=[redacted]'],
  ['/hub?access_token=secret#top', '/hub?access_token=[redacted]#top'],
  ['/hub?identity=1&paid=2', '/hub?identity=1&paid=2'],
  ['/hub', '/hub'],
])('%s is logged as %s', (url, redacted) => {
  expect(redactUrl(url)).toBe(redacted);
});
