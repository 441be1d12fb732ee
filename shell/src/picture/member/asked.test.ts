import { askAhead, forgetAsked, takingAsked } from './asked.ts';

const CALL = 'GET /notifications';
const mine = 'Bearer mine';

const ask = jest.fn(async () => answerOf('asked now'));
const taking = takingAsked(window, ask);
const get = (authorization: string, url = '/api/notifications') =>
  taking(url, { method: 'GET', headers: { authorization } });

/** What both sides use of an answer. */
function answerOf(words: string, ok = true): Response {
  return { ok, json: async () => words, clone: () => answerOf(words, ok) } as Response;
}

beforeEach(() => {
  ask.mockClear();
  forgetAsked(window);
  window.fetch = jest.fn(async () => answerOf('asked ahead'));
});

test('what was asked ahead is asked for as the member, taken once, and then asked for anew', async () => {
  expect(await askAhead(window, CALL, 'mine')).toBe('asked ahead');
  expect(window.fetch).toHaveBeenCalledWith('/api/notifications', {
    method: 'GET',
    headers: { accept: 'application/json', authorization: mine },
  });
  expect(await (await get(mine)).json()).toBe('asked ahead');
  expect(await (await get(mine)).json()).toBe('asked now');
  expect(window.fetch).toHaveBeenCalledTimes(1);
});

test('a apiError is no answer for whoever asked ahead, and reaches whoever asks the same', async () => {
  window.fetch = jest.fn(async () => answerOf('no', false));
  expect(await askAhead(window, CALL, 'mine')).toBeUndefined();
  expect(await (await get(mine)).json()).toBe('no');
});

test.each([
  ['somebody else', () => get('Bearer theirs')],
  ['another question', () => get(mine, '/api/notifications?cursor=a')],
  ['a change', () => taking('/api/notifications', { method: 'POST', headers: { authorization: mine } })],
])('%s takes nothing of it', async (_, asking) => {
  await askAhead(window, CALL, 'mine');
  expect(await (await asking()).json()).toBe('asked now');
});

test('an answer that nobody took in time is gone', async () => {
  await askAhead(window, CALL, 'mine');
  forgetAsked(window);
  expect(await (await get(mine)).json()).toBe('asked now');
});

test('a network that is away takes nothing down', async () => {
  window.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(askAhead(window, CALL, 'mine')).rejects.toThrow('Failed to fetch');
  await expect(get(mine)).rejects.toThrow('Failed to fetch');
});
