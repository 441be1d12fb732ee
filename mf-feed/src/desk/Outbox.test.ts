import { Outbox } from './Outbox.ts';
import { type Wish, withWish } from './wishes.ts';

const wish = (id: string, post = id): Wish => ({
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
  const answers: { current: (wish: Wish) => Promise<void> } = { current: async () => undefined };
  const open = (who = userId) =>
    new Outbox<Wish>({
      storage: localStorage,
      key: 'feedWishes',
      withWish,
      userId: who,
      async send(one) {
        sent.push(one.id);
        await answers.current(one);
      },
      onRefused: (one) => void refused.push(one.id),
      mayWorkLater: (error) => error === 'offline',
      onChange: () => undefined,
      alone: (job) => job(),
      soon: (job) => {
        later.push(job);
        return () => undefined;
      },
    });
  return { open, sent, refused, later, answers };
}

beforeEach(() => localStorage.clear());

test('a wish goes out at once, in order, and leaves when the server has it', async () => {
  const { open, sent } = scene();
  const outbox = open();
  outbox.add(wish('a'));
  outbox.add(wish('b'));
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(outbox.wishes).toEqual([]);
});

test('without a network nothing is lost, also when the page is closed, and all goes out once it is back', async () => {
  const { open, sent, answers } = scene();
  answers.current = () => Promise.reject('offline');
  const before = open();
  before.add(wish('a'));
  before.add(wish('b'));
  await settled();
  before.close();

  answers.current = async () => undefined;
  const after = open();
  expect(after.wishes.map(({ id }) => id)).toEqual(['a', 'b']);
  sent.length = 0;
  after.flush();
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(after.wishes).toEqual([]);
});

test('it tries again by itself', async () => {
  const { open, sent, later, answers } = scene();
  answers.current = () => Promise.reject('offline');
  open().add(wish('a'));
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
  outbox.add(wish('a'));
  outbox.add(wish('b'));
  await settled();
  expect(refused).toEqual(['a']);
  expect(outbox.wishes).toEqual([]);
});

test('a later reaction to the same post goes out although an earlier one was under way', async () => {
  const { open, sent, answers } = scene();
  const outbox = open();
  let arrive = () => {};
  answers.current = () => new Promise((resolve) => (arrive = resolve));
  outbox.add(wish('a', '41'));
  await settled();
  outbox.add(wish('b', '41'));
  arrive();
  await settled();
  arrive();
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(outbox.wishes).toEqual([]);
});

test('the wishes of another person are not sent', async () => {
  const { open, sent, answers } = scene();
  answers.current = () => Promise.reject('offline');
  open('7').add(wish('a'));
  await settled();
  sent.length = 0;
  open('8').flush();
  await settled();
  expect(sent).toEqual([]);
});
