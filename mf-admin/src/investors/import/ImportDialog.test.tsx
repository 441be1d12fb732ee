import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, type TestAnswers, setWindowWidth } from '@plaza/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../remote.tsx';
import { aLetter, aList } from '../../testing/anInvestor.ts';
import { asAdmin } from '../../testing/asAdmin.ts';

beforeEach(() => setWindowWidth(1280));

const preview = {
  ready: [{ line: 2, name: 'Ines', email: 'ines@fund.example', note: '' }],
  ready_count: 1,
  added: 0,
  errors: [{ line: 3, text: 'Nobody, ,', problem: 'no-email' as const }],
  errors_count: 1,
};
async function open(answers: TestAnswers) {
  const mounted = await mountInTestShell(app, {
    path: '/invest',
    session: asAdmin(),
    answers: {
      'POST /investor': aList([]),
      'GET /investor/campaigns': { data: [], locked_until: null },
      'GET /investor/letter': aLetter,
      ...answers,
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }));
  return mounted;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Import investors' }));
// jsdom's files cannot be read.
const aFile = (text: string) =>
  Object.assign(new File([text], 'list.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new Uint8Array(Buffer.from(text)).buffer,
  });
const choose = async (text: string, file = aFile(text)) =>
  userEvent.upload(await dialog().findByLabelText('CSV file'), file);

test('shows what would be added and what is wrong with which line, and adds it with one press', async () => {
  const { records } = await open({
    'POST /investor/import': ({ body }) => (body.dry_run ? preview : { ...preview, added: 1 }),
  });
  await choose('name,email\nInes,ines@fund.example\nNobody,');
  expect(await dialog().findByRole('table', { name: '1 investor can be added' })).toBeVisible();
  const wrong = within(dialog().getByRole('table', { name: '1 line is left out' }));
  expect(wrong.getByRole('row', { name: /^3/ })).toHaveTextContent('No address');
  await userEvent.click(dialog().getByRole('button', { name: 'Add 1 investor' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(records.toasts).toEqual([{ tone: 'good', message: '1 investor added' }]);
});

test('nothing to add leaves nothing to press', async () => {
  await open({ 'POST /investor/import': { ...preview, ready: [], ready_count: 0 } });
  await choose('email\n');
  expect(await dialog().findByText('Nobody in this file can be added.')).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Add 0 investors' })).toBeDisabled();
});

test('a file that cannot be read says why, and another can be chosen', async () => {
  await open({
    'POST /investor/import': new ApiError('The first line has to name the columns.', {
      code: 'investors.no-columns',
      status: 400,
    }),
  });
  await choose('x');
  expect(await dialog().findByText(/The first line has to name the columns/)).toBeVisible();
  expect(dialog().getByLabelText('CSV file')).toBeEnabled();
});

test('a file that is too big, or empty, is said at once and not sent', async () => {
  const { records } = await open({});
  await choose('', Object.defineProperty(aFile('x'), 'size', { value: 10_100_000 }));
  expect(await dialog().findByText(/Your file is 10 MB. Up to 4 MB fits/)).toBeVisible();
  await choose(' \n');
  expect(await dialog().findByText('There is nothing in this file.')).toBeVisible();
  expect(records.calls.some(({ name }) => name === 'POST /investor/import')).toBe(false);
});
