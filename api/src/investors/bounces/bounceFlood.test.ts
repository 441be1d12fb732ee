import { testPlaza } from '../../testing/testPlaza.ts';

const server = testPlaza();
const FAR_ENOUGH_MS = 6_000;

/** As a mail server brings it: nobody has to be logged in for that. */
const bring = (message: string) =>
  fetch(`${server.url}/api/investor/bounces`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: message,
  });

it.each(['a', 'a+', '+1.', 'Status:\n', 'Diagnostic-Code:\n', '\r\n '])(
  'a returned mail of nothing but %j is read in one go, and holds up nobody',
  async (part) => {
    const answer = await bring(part.repeat((96 * 1024) / part.length));
    expect([answer.status, await answer.json()]).toEqual([200, { taken: false }]);
  },
  FAR_ENOUGH_MS,
);
