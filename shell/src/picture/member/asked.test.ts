import { askAhead, forgetAsked, takingAsked } from './asked.ts';

const FEED = '/api/contents/friends';
const mine = 'Bearer mine';

const ask = jest.fn(async () => answerOf('asked now'));
const taking = takingAsked(window, ask);
const get = (authorization: string, url = FEED) => taking(url, { method: 'GET', headers: { authorization } });

/** What both sides use of an answer. */
function answerOf(words: string): Response {
  return { text: async () => words, clone: () => answerOf(words) } as Response;
}

beforeEach(() => {
  ask.mockClear();
  forgetAsked(window);
  window.fetch = jest.fn(async () => answerOf('asked ahead'));
});

test('what was asked ahead is taken once, and then asked for anew', async () => {
  await askAhead(window, FEED, mine);
  expect(await (await get(mine)).text()).toBe('asked ahead');
  expect(await (await get(mine)).text()).toBe('asked now');
  expect(window.fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['somebody else', () => get('Bearer theirs')],
  ['another question', () => get(mine, '/api/contents/friends?cursor=a')],
  ['a change', () => taking(FEED, { method: 'POST', headers: { authorization: mine } })],
])('%s takes nothing of it', async (_, asking) => {
  await askAhead(window, FEED, mine);
  expect(await (await asking()).text()).toBe('asked now');
});

test('an answer that nobody took in time is gone', async () => {
  await askAhead(window, FEED, mine);
  forgetAsked(window);
  expect(await (await get(mine)).text()).toBe('asked now');
});
