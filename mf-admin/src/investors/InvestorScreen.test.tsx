import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aCampaign, aLetter, aList, anInvestor } from '../testing/anInvestor.ts';
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
/** What the list was asked for last, whatever else was asked meanwhile. */
const lastAsked = ({ calls }: { calls: readonly { name: string; input?: unknown }[] }) =>
  calls.findLast(({ name }) => name === 'POST /investor');
const emails = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const search = () => screen.getByRole('searchbox', { name: 'Search by email' });

beforeEach(() => {
  localStorage.clear();
  setWindowWidth(1280);
});

test('[2.20-1] the Investor Panel finds addresses anywhere in the word and whatever the case', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Investor Panel' })).toBeVisible();
  await userEvent.type(search(), 'CAPITAL');
  expect(emails()).toEqual(['Oren@Capital.example']);
  await userEvent.clear(search());
  await userEvent.type(search(), 'fund');
  expect(emails()).toEqual(['ines@fund.example', 'pia@fund.example']);
});

test('[2.20-2] Add Investor opens a popup, and Bulk Email stands beside it', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Bulk Email' })).toBeEnabled();
  await press('Add Investor');
  const dialog = within(screen.getByRole('dialog', { name: 'Add Investor' }));
  expect(
    dialog
      .getAllByRole('textbox')
      .map((field) => field.closest('div')?.parentElement?.querySelector('label')?.textContent),
  ).toEqual(expect.arrayContaining(['Name', 'Email']));
  expect(dialog.getByRole('textbox', { name: 'Note' })).toBeVisible();
});

test('[2.20-3] status and action are filtered by all, true or false', async () => {
  const { records } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Sent');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Looking');
  await waitFor(() =>
    expect(lastAsked(records)).toMatchObject({ input: { body: { status: 'true', action: 'false' } } }),
  );
  expect(records.calls.find(({ name }) => name === 'POST /investor')).toMatchObject({
    input: { body: { status: '', action: '' } },
  });
});

test('[2.20-3] on a phone the filters are toggles', async () => {
  setWindowWidth(390);
  const { records } = await open();
  const toggles = within(screen.getByRole('group', { name: 'Status' }));
  expect(toggles.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggles.getByRole('button', { name: 'Hold' }));
  expect(toggles.getByRole('button', { name: 'Hold' })).toHaveAttribute('aria-pressed', 'true');
  expect(lastAsked(records)).toMatchObject({ input: { body: { status: 'false', action: '' } } });
});

test('[2.20-4] counts all investors, the mails sent and the investors engaged', async () => {
  await open();
  const count = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Total Investors', 'Mails Sent', 'Investors Engaged'].map(count)).toEqual(['3', '2', '1']);
});

test('[2.20-5] pages of 25, 50 at first, or 100; another size starts at page 1', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    anInvestor({ id: String(at), email: `i${at}@fund.example` }),
  );
  await open({ 'POST /investor': aList(many) });
  expect(emails()).toHaveLength(50);
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press('Next');
  await press('Next');
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  expect(emails()).toHaveLength(20);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  const size = screen.getByRole('combobox', { name: 'Per page' });
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['25', '50', '100']);
  await userEvent.selectOptions(size, '100');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(emails()).toHaveLength(100);
});

test('[2.20-6] columns are Email, Status, CreatedBy and Actions, on a phone Email and Actions', async () => {
  setWindowWidth(1280);
  await open();
  const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
  expect(headings()).toEqual(['Email', 'Status', 'CreatedBy', 'Actions']);
  act(() => setWindowWidth(390));
  expect(headings()).toEqual(['Email', 'Actions']);
});

test('[2.20-6] [2.20-8] [9-2] details say all there is to say of an investor', async () => {
  const mail = {
    id: '1',
    state: 'sent' as const,
    subject: 1,
    at: '2026-11-20T12:00:00.000Z',
    response: '250 taken',
  };
  await open({ 'POST /investor': aList([{ ...oren, mail }]) });
  await press('Details of Oren@Capital.example');
  const facts = within(await screen.findByRole('dialog', { name: 'Investor details' }));
  const value = (name: string) => facts.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Email', 'Status', 'Action', 'Added', 'Added by'].map(value)).toEqual([
    'Oren@Capital.example',
    'Sent',
    'Engaged',
    'Nov 20, 2026',
    'amber',
  ]);
  expect(facts.getByText('A social network with a place to stand in')).toBeVisible();
});

test('[2.20-7] says that it loads, and that nobody was found', async () => {
  const { unmount } = await open({ 'POST /investor': never });
  expect(screen.getByText('Loading investors...')).toBeVisible();
  await unmount();
  await open({ 'POST /investor': aList([]) });
  expect(screen.getByText('No investors found.')).toBeVisible();
});

test('[8-5] a failure says so and empties the list', async () => {
  const { records } = await open({
    'POST /investor': new ApiError('No.', { code: 'auth.not-outreach', status: 403 }),
  });
  expect(records.toasts).toEqual([{ tone: 'bad', message: 'Error fetching investors' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('No investors found.');
  expect(screen.getByRole('alert')).toHaveTextContent('An administrator is needed, or the outreach role.');
});

describe('adding', () => {
  const fill = async (values: Record<string, string>) => {
    await press('Add Investor');
    const dialog = within(screen.getByRole('dialog'));
    for (const [name, text] of Object.entries(values))
      await userEvent.type(dialog.getByRole('textbox', { name }), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  };

  test('[5-7] without an address says what is missing, and asks nothing of the api', async () => {
    const { records } = await open();
    await fill({ Name: 'Ines' });
    expect(records.toasts).toEqual([{ tone: 'calm', message: 'Please enter name and email' }]);
    expect(records.calls.map(({ name }) => name)).not.toContain('POST /investor/add');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('[8-5] says so, closes and loads the list anew', async () => {
    const { records } = await open({ 'POST /investor/add': { data: ines } });
    await fill({ Name: 'Ines', Email: 'ines@fund.example', Note: 'Harbour' });
    expect(records.toasts).toEqual([{ tone: 'good', message: 'Investor added successfully' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(records.calls.filter(({ name }) => name === 'POST /investor')).toHaveLength(2);
  });

  test('[8-5] that fails keeps what was typed', async () => {
    const { records } = await open({
      'POST /investor/add': new ApiError('Somebody has that address.', {
        code: 'investors.taken',
        status: 409,
      }),
    });
    await fill({ Email: 'ines@fund.example' });
    expect(records.toasts).toEqual([{ tone: 'bad', message: 'Failed to add investor' }]);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@fund.example');
  });
});

describe('an investor in its row', () => {
  const row = (email: RegExp) => screen.getByRole('row', { name: email });

  test('[4-10] [2.20-8] who waits looks pending with a mail icon, who was written to looks done', async () => {
    await open();
    const status = (email: RegExp) => within(row(email)).getByText(/^(Sent|Hold)$/);
    expect(status(/ines/)).toHaveTextContent('Hold');
    expect(status(/ines/)).toHaveAttribute('data-status', 'pending');
    expect(status(/pia/)).toHaveTextContent('Sent');
    expect(status(/pia/)).toHaveAttribute('data-status', 'success');
  });

  test('[4-10] who is not engaged is marked as reviewed, which saves and loads anew; who is has a done icon', async () => {
    const { records } = await open({ 'PUT /investor/update': { data: { ...pia, action: true } } });
    expect(within(row(/Oren/)).getByRole('img', { name: 'Engaged: Oren@Capital.example' })).toBeVisible();
    expect(within(row(/Oren/)).queryByRole('button', { name: /^Mark as Reviewed/ })).toBeNull();
    await press('Mark as Reviewed: pia@fund.example');
    expect(records.calls).toContainEqual(
      expect.objectContaining({
        name: 'PUT /investor/update',
        input: { body: { email: 'pia@fund.example', action: true } },
      }),
    );
    expect(records.toasts).toEqual([{ tone: 'good', message: 'Investor status updated' }]);
    const names = () => records.calls.map(({ name }) => name);
    await waitFor(() =>
      expect(names().lastIndexOf('POST /investor')).toBeGreaterThan(names().indexOf('PUT /investor/update')),
    );
  });

  test('who was not written to cannot be engaged, and is told so', async () => {
    const { records } = await open({ 'PUT /investor/update': { data: ines } });
    await press('Mark as Reviewed: ines@fund.example');
    expect(records.toasts).toEqual([
      { tone: 'calm', message: 'Write to them first: engaged is who was written to.' },
    ]);
  });

  test('[4-11] Send Email is there only before a mail was sent, and waits while another is on its way', async () => {
    const other = anInvestor({ id: '9', email: 'noa@fund.example' });
    let arrive: (answer: { data: typeof ines }) => void = () => undefined;
    const { records } = await open({
      'POST /investor': aList([ines, other, pia]),
      'POST /investor/mail': () => new Promise((resolve) => (arrive = resolve)),
    });
    expect(within(row(/pia/)).queryByRole('button', { name: /^Send Email/ })).toBeNull();
    await press('Send Email to ines@fund.example');
    expect(screen.getByRole('button', { name: 'Send Email to noa@fund.example' })).toBeDisabled();
    await act(async () => arrive({ data: { ...ines, status: true } }));
    expect(records.toasts).toEqual([{ tone: 'good', message: 'Email sent successfully' }]);
    expect(screen.getByRole('button', { name: 'Send Email to noa@fund.example' })).toBeEnabled();
  });

  test.each([
    ['Send Email to ines@fund.example', 'POST /investor/mail', 'Failed to send email. No.'],
    ['Mark as Reviewed: ines@fund.example', 'PUT /investor/update', 'Failed to update investor status. No.'],
  ] as const)('[8-5] %s that fails says so', async (button, call, message) => {
    const { records } = await open({ [call]: new ApiError('No.', { code: 'x', status: 409 }) });
    await press(button);
    expect(records.toasts).toEqual([{ tone: 'bad', message }]);
  });

  test('[5-8] [8-5] is removed after a question', async () => {
    const { records } = await open({ 'POST /investor/remove': { removed: true } });
    await press('Remove ines@fund.example');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to remove this investor?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(records.calls).toContainEqual(
      expect.objectContaining({
        name: 'POST /investor/remove',
        input: { body: { email: 'ines@fund.example', action: false } },
      }),
    );
    expect(records.toasts).toEqual([{ tone: 'good', message: 'Investor removed successfully' }]);
  });
});

test('a search without result leads back to everybody; an empty list says how to begin', async () => {
  const { unmount } = await open();
  await userEvent.type(search(), 'nobody');
  await press('Show all investors');
  expect(emails()).toHaveLength(3);
  expect(search()).toHaveValue('');
  await unmount();
  await open({ 'POST /investor': aList([]) });
  expect(screen.getByText('Add one, or bring a list as a CSV file.')).toBeVisible();
});

test('an address that is none is said before anything is sent', async () => {
  const { records } = await open();
  await press('Add Investor');
  const form = within(screen.getByRole('dialog', { name: 'Add Investor' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'ines at fund');
  await userEvent.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByRole('alert')).toHaveTextContent('That is no email address');
  expect(records.calls.some(({ name }) => name === 'POST /investor/add')).toBe(false);
});

test('a row says what went otherwise with its letter', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const mail = { id: '9', subject: 0, at, response: '451 4.3.0 later' };
  const none = { is_suppressed: true };
  await open({
    'POST /investor': aList([
      anInvestor({ email: 'a@fund.example', mail: { ...mail, state: 'queued' } }),
      anInvestor({ id: '5', email: 'b@fund.example', mail: { ...mail, state: 'soft' } }),
      anInvestor({ id: '6', email: 'c@fund.example', mail: { ...mail, state: 'unknown' } }),
      anInvestor({ id: '11', email: 'h@fund.example', status: true, mail: { ...mail, state: 'blocked' } }),
      anInvestor({ id: '7', email: 'd@fund.example', ...none, suppressed: { reason: 'hard', at } }),
      anInvestor({ id: '8', email: 'e@fund.example', ...none, suppressed: { reason: 'unsubscribed', at } }),
      anInvestor({ id: '9', email: 'f@fund.example', mail: { ...mail, response: null, state: 'queued' } }),
      anInvestor({ id: '10', email: 'g@fund.example', mail: { ...mail, response: null, state: 'sending' } }),
    ]),
  });
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => /example(.*?)(Hold|Sent)/.exec(row.textContent ?? '')?.[1])).toEqual([
    'Tried, comes later',
    'Came back for now',
    'In doubt',
    'Refused',
    'Address is dead',
    'No mail wanted',
    '',
    'Being sent',
  ]);
});

test('says why somebody is left out, and lets mail go to them again with a reason', async () => {
  let investor = anInvestor({
    is_suppressed: true,
    suppressed: { reason: 'unsubscribed', at: '2026-11-20T12:00:00Z' },
  });
  const { records } = await mountInTestShell(app, {
    path: '/invest',
    session: asAdmin(),
    answers: {
      'POST /investor': () => aList([investor]),
      'GET /investor/campaigns': { data: [], locked_until: null },
      'GET /investor/letter': aLetter,
      'POST /investor/free': () => ({
        data: (investor = anInvestor({ is_suppressed: false, suppressed: null })),
      }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Details of/ }));
  expect(screen.getByText(/^They asked to hear nothing more\. /)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Let mail go again' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Let mail go again' }));
  expect(dialog.getByText('Please say why.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), ' They wrote on Monday. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Let mail go again' }));
  expect(records.calls).toContainEqual(
    expect.objectContaining({
      name: 'POST /investor/free',
      input: { body: { email: 'ines@fund.example', why: 'They wrote on Monday.' } },
    }),
  );
  await waitFor(() => expect(screen.queryByText('No mail wanted')).toBeNull());
});

test('a cut in the connection says so, and takes neither the list nor a mailing off the screen', async () => {
  let isCut = false;
  const cut = new ApiError('Plaza cannot be reached right now.', { code: 'network', status: 0 });
  const { records } = await mountInTestShell(app, {
    path: '/invest',
    session: asAdmin(),
    answers: {
      'POST /investor': () => (isCut ? cut : aList([ines])),
      'GET /investor/campaigns': () => (isCut ? cut : { data: [aCampaign()], locked_until: null }),
      'GET /investor/letter': aLetter,
      'PUT /investor/update': cut,
      'POST /investor/campaigns/:id/state': cut,
    },
  });
  isCut = true;
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await userEvent.click(screen.getByRole('button', { name: `Mark as Reviewed: ${ines.email}` }));
  await waitFor(() =>
    expect(records.toasts.map(({ message }) => message)).toContain('Error fetching investors'),
  );
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(screen.getByRole('row', { name: /ines@fund/ })).toBeVisible();
});
