import { Outbox, type OutboxNeeds } from './Outbox.ts';
import { type PostEntry, withEntry } from './postEntries.ts';

const entry = (id: string, post = id): PostEntry => ({
  id,
  kind: 'reaction',
  post,
  at: '',
  own: { stars: 4, emoji: null },
});

/** Lets everything that can go on go on. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function scene(userId = '7') {
  const sent: string[] = [];
  const refused: string[] = [];
  const later: (() => void)[] = [];
  const answers: { current: (entry: PostEntry) => Promise<void> } = { current: async () => undefined };
  const open = (who = userId, alone: OutboxNeeds<PostEntry>['alone'] = (job) => job()) =>
    new Outbox<PostEntry>({
      storage: localStorage,
      key: 'feedWishes',
      withEntry,
      userId: who,
      async send(one) {
        sent.push(one.id);
        await answers.current(one);
      },
      onRefused: (one) => void refused.push(one.id),
      mayWorkLater: (error) => error === 'offline',
      onChange: () => undefined,
      alone,
      soon: (job) => {
        later.push(job);
        return () => undefined;
      },
    });
  return { open, sent, refused, later, answers };
}

beforeEach(() => localStorage.clear());

test('an entry goes out at once, in order, and leaves when the server has it', async () => {
  const { open, sent } = scene();
  const outbox = open();
  outbox.add(entry('a'));
  outbox.add(entry('b'));
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(outbox.entries).toEqual([]);
});

test('without a network nothing is lost, also when the page is closed, and all goes out once it is back', async () => {
  const { open, sent, answers } = scene();
  answers.current = () => Promise.reject('offline');
  const before = open();
  before.add(entry('a'));
  before.add(entry('b'));
  await settled();
  before.close();

  answers.current = async () => undefined;
  const after = open();
  expect(after.entries.map(({ id }) => id)).toEqual(['a', 'b']);
  sent.length = 0;
  after.flush();
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(after.entries).toEqual([]);
});

test('it tries again by itself', async () => {
  const { open, sent, later, answers } = scene();
  answers.current = () => Promise.reject('offline');
  open().add(entry('a'));
  await settled();
  answers.current = async () => undefined;
  later.at(-1)?.();
  await settled();
  expect(sent).toEqual(['a', 'a']);
});

test('what the server will not have goes, is told, and holds nobody else up', async () => {
  const { open, refused, answers } = scene();
  answers.current = (one) => (one.id === 'a' ? Promise.reject('refused') : Promise.resolve());
  const outbox = open();
  outbox.add(entry('a'));
  outbox.add(entry('b'));
  await settled();
  expect(refused).toEqual(['a']);
  expect(outbox.entries).toEqual([]);
});

test('a later reaction to the same post goes out although an earlier one was under way', async () => {
  const { open, sent, answers } = scene();
  const outbox = open();
  let arrive = () => {};
  answers.current = () => new Promise((resolve) => (arrive = resolve));
  outbox.add(entry('a', '41'));
  await settled();
  outbox.add(entry('b', '41'));
  arrive();
  await settled();
  arrive();
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(outbox.entries).toEqual([]);
});

test('what is added just when the last one has gone goes, too', async () => {
  const { open, sent } = scene();
  // The turn of this tab ends a moment after its work.
  const outbox: Outbox<PostEntry> = open('7', async (job) => {
    const outcome = await job();
    if (sent.length === 1) outbox.add(entry('b'));
    return outcome;
  });
  outbox.add(entry('a'));
  await settled();
  expect(sent).toEqual(['a', 'b']);
});

test('the entries of another person are not sent', async () => {
  const { open, sent, answers } = scene();
  answers.current = () => Promise.reject('offline');
  open('7').add(entry('a'));
  await settled();
  sent.length = 0;
  open('8').flush();
  await settled();
  expect(sent).toEqual([]);
});

test('in a full browser what waits before stays kept, what comes waits in the page, and each goes out once', async () => {
  const { open, sent, answers } = scene();
  answers.current = () => Promise.reject('offline');
  const outbox = open();
  outbox.add(entry('a'));
  await settled();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  outbox.add(entry('b'));
  await settled();
  expect(outbox.entries.map(({ id }) => [id, outbox.isKept(id)])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(open().entries.map(({ id }) => id)).toEqual(['a']);
  sent.length = 0;
  answers.current = async () => undefined;
  outbox.flush();
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(outbox.entries).toEqual([]);
  full.mockRestore();
});

test('a browser that refuses the lock, as one does for a page that it puts away, is asked again', async () => {
  const { open, sent, later } = scene();
  let isRefused = true;
  const outbox = open('7', (job) => (isRefused ? Promise.reject(new Error('No lock.')) : job()));
  outbox.add(entry('a'));
  await settled();
  isRefused = false;
  later.at(-1)?.();
  await settled();
  expect(sent).toEqual(['a']);
});
