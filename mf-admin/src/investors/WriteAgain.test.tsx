import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aLetter, aList, anInvestor } from '../testing/anInvestor.ts';
import { asAdmin } from '../testing/asAdmin.ts';

const ines = anInvestor();
const oren = anInvestor({ id: '5', email: 'Oren@Capital.example', status: true, action: true });
const pia = anInvestor({ id: '6', email: 'pia@fund.example', status: true });

const open = (answers: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/invest',
    session: asAdmin(),
    answers: {
      'POST /investor': aList([ines, oren, pia]),
      'GET /investor/campaigns': { data: [], locked_until: null },
      'GET /investor/letter': aLetter,
      ...answers,
    },
  });

beforeEach(() => {
  localStorage.clear();
  setWindowWidth(1280);
});

describe('a letter that came back', () => {
  const mailOf = (state: 'soft' | 'blocked' | 'sent') => ({
    id: '9',
    state,
    subject: 0,
    at: '2026-11-20T12:00:00Z',
    response: '552 5.2.2 mailbox full',
  });
  const again = () => screen.queryByRole('button', { name: 'Write again to pia@fund.example' });

  test.each(['soft', 'blocked'] as const)(
    'as %s is followed by another one only after a question',
    async (state) => {
      const { records } = await open({
        'POST /investor': aList([{ ...pia, mail: mailOf(state) }]),
        'POST /investor/mail': { data: pia },
      });
      const sent = () => records.calls.filter(({ name }) => name === 'POST /investor/mail');
      await userEvent.click(again() as HTMLElement);
      const question = within(screen.getByRole('alertdialog', { name: 'Write to them again?' }));
      expect(question.getByText(/552 5\.2\.2 mailbox full/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      expect(sent()).toEqual([]);
      await userEvent.click(again() as HTMLElement);
      await userEvent.click(screen.getByRole('button', { name: 'Write again' }));
      await waitFor(() =>
        expect(records.toasts).toEqual([{ tone: 'good', message: 'Email sent successfully' }]),
      );
      expect(sent()).toMatchObject([
        { input: { body: { email: 'pia@fund.example', name: pia.name, again: true } } },
      ]);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
  );

  test('says why where it may not be followed, and the list is loaded anew', async () => {
    const words = 'A mail to them may have left. Please say first what became of it.';
    const { records } = await open({
      'POST /investor': aList([{ ...pia, mail: mailOf('soft') }]),
      'POST /investor/mail': new ApiError(words, { code: 'investors.in-doubt', status: 409 }),
    });
    const lists = () => records.calls.filter(({ name }) => name === 'POST /investor').length;
    await userEvent.click(again() as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Write again' }));
    expect(await screen.findByText(words)).toBeVisible();
    const before = lists();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(lists()).toBe(before + 1));
  });

  test.each([
    ['arrived', { mail: mailOf('sent') }],
    ['came back to somebody who is left out', { mail: mailOf('soft'), is_suppressed: true }],
    ['did not leave', { mail: mailOf('soft'), status: false }],
  ])('is not offered anew where it %s', async (_, about) => {
    await open({ 'POST /investor': aList([{ ...pia, ...about }]) });
    expect(again()).not.toBeInTheDocument();
  });
});
