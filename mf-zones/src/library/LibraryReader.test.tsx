import { apiError, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { defineRemote } from '@plaza/shell-contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BOOKS } from './books.ts';
import { LibraryReader } from './LibraryReader.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const app = defineRemote(() => <LibraryReader open onClose={() => undefined} />);

async function open(answers: TestAnswers = {}) {
  const shell = await mountInTestShell(app, {
    answers: { 'GET /zones/notes': { text: 'Chapter one' }, 'PUT /zones/notes': { text: '' }, ...answers },
  });
  return { ...shell, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const shelf = () => screen.getByRole('list', { name: 'Nineteen books' });

test('[2.17-6] shows 19 covers, five in a row, each labelled with its title', async () => {
  await open();
  const books = within(shelf()).getAllByRole('button');
  expect(books.map(({ textContent }) => textContent)).toEqual(BOOKS.map(({ title }) => title));
  expect(books).toHaveLength(19);
  expect(new Set(books.map((book) => book.querySelector('img')?.src)).size).toBe(19);
  expect(BOOKS.map(({ position }) => position)).toEqual(BOOKS.map((_, at) => [at % 5, Math.floor(at / 5)]));
});

test('[2.17-6] the reader has 5 pages, and Turn Page stops at the last', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Moby Dick' }));
  const seen: (string | null)[] = [];
  for (let turn = 0; turn < 7; turn++) {
    seen.push(screen.getByText(/^Page \d of 5$/).textContent);
    await user.click(screen.getByRole('button', { name: 'Turn Page' }));
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 5, 5].map((page) => `Page ${page} of 5`));
  await user.click(screen.getByRole('button', { name: 'Back to the shelf' }));
  expect(shelf()).toBeVisible();
});

test('[2.17-6] what is written into Write your thoughts or progress... is kept, and there again', async () => {
  const { user, records, unmount } = await open();
  const notes = screen.getByPlaceholderText('Write your thoughts or progress...');
  expect(notes).toHaveValue('Chapter one');
  await user.type(notes, ', done');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const saved = () => records.calls.filter(({ name }) => name === 'PUT /zones/notes');
  expect(saved().at(-1)?.input).toMatchObject({ body: { text: 'Chapter one, done' } });
  const before = saved().length;
  await user.type(notes, '!');
  await unmount();
  expect(saved()).toHaveLength(before + 1);
  expect(saved().at(-1)?.input).toMatchObject({ body: { text: 'Chapter one, done!' } });
});

test('says when notes could not be kept', async () => {
  const { user } = await open({ 'PUT /zones/notes': apiError() });
  await user.type(screen.getByPlaceholderText('Write your thoughts or progress...'), 'x');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/could not be kept/)).toBeVisible();
});

test('[3-9] a book card has title, author, bookId, imageUrl and position; many authors are placeholders', () => {
  for (const card of BOOKS)
    expect(card).toEqual({
      title: expect.stringMatching(/./),
      author: expect.stringMatching(/./),
      bookId: expect.stringMatching(/^(\d+|[a-z-]+)$/),
      imageUrl: expect.stringMatching(/^data:image\/svg/),
      position: [expect.any(Number), expect.any(Number)],
    });
  expect(BOOKS.map(({ bookId }) => bookId)).toEqual(
    expect.arrayContaining(['1661', '1342', '84', '2701', '345']),
  );
  expect(BOOKS.filter(({ author }) => author === 'Unknown author').length).toBeGreaterThan(5);
  expect(new Set(BOOKS.map(({ bookId }) => bookId)).size).toBe(19);
});
