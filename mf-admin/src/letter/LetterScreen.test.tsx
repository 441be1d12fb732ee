import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aLetter } from '../testing/anInvestor.ts';
import { drawn } from './useLetter.ts';

const open = async (path: string, answer: TestAnswers['GET /investor/letter'] = aLetter) => {
  const mounted = await mountInTestShell(app, {
    path,
    session: { status: 'guest' },
    answers: { 'GET /investor/letter': answer },
  });
  // Its code comes when it is opened, and its answer after that.
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  return mounted;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

class TestClipboardItem {
  readonly forms: Record<string, Blob>;
  constructor(forms: Record<string, Blob>) {
    this.forms = forms;
  }
}
const written: unknown[] = [];
beforeEach(() => {
  written.length = 0;
  userEvent.setup();
  Object.assign(globalThis, { ClipboardItem: TestClipboardItem });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => void written.push(text),
      write: async ([item]: { forms: Record<string, Blob> }[]) =>
        void written.push(Object.keys(item?.forms ?? {})),
    },
  });
});

test('[2.1-11] /email shows the mail with its formatting, a button for the subject and one for the content', async () => {
  await open('/email');
  expect(screen.getByRole('heading', { name: 'Why now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Plaza' })).toHaveAttribute('href', 'https://plaza.example');
  expect(screen.getByRole('button', { name: 'Copy subject' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy content' })).toBeVisible();
});

test('[2.1-12] /mail shows the same mail as plain text', async () => {
  await open('/mail');
  expect(screen.getByText(/^Hello,\s+WHY NOW/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Why now' })).toBeNull();
});

test('[8-7] copying with formatting, as plain text and the subject each has its words', async () => {
  const { records, unmount } = await open('/email');
  await press('Copy content');
  await waitFor(() => expect(records.toasts).toHaveLength(1));
  await press('Copy subject');
  await waitFor(() => expect(records.toasts).toHaveLength(2));
  await unmount();
  const plain = await open('/mail');
  await press('Copy content');
  await waitFor(() => expect(plain.records.toasts).toHaveLength(1));
  const [, subject] = written;
  expect(aLetter.subjects).toContain(subject);
  expect(written).toEqual([['text/html', 'text/plain'], subject, aLetter.text]);
  expect([...records.toasts, ...plain.records.toasts].map(({ message }) => message)).toEqual([
    'Content copied to clipboard with formatting!',
    `Subject copied to clipboard: ${String(subject)}`,
    'Content copied to clipboard as plain text!',
  ]);
});

test('[8-7] what cannot be copied is only noted', async () => {
  Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) });
  const { records } = await open('/mail');
  await press('Copy content');
  await waitFor(() => expect(records.reports).toHaveLength(1));
  expect(records.toasts).toEqual([]);
});

test('[9-2] the subject is drawn from all of them, each as likely as the other', () => {
  const subjects = Array.from({ length: 14 }, (_, at) => `s${at}`);
  const draws = Array.from({ length: 1400 }, (_, at) => drawn(subjects, at / 1400));
  expect(subjects.map((subject) => draws.filter((draw) => draw === subject).length)).toEqual(
    subjects.map(() => 100),
  );
});

test('says that it loads, and why it did not', async () => {
  const { unmount } = await open('/email', never);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the letter');
  await unmount();
  await open('/email', new ApiError('Plaza does not answer.', { code: 'network', status: 0 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Plaza does not answer.');
});
