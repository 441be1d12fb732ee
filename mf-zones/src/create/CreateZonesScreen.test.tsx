import { apiError, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aMadeZone } from '../testing/madeZone.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(answers: TestAnswers = {}) {
  const shell = await mountInTestShell(app, {
    path: '/create-zones',
    answers: {
      'GET /zones': thirteenZones,
      'POST /zones': aMadeZone({
        name: 'Moon Court',
        slug: 'moon-court',
        path: '/zones/u/moon-court',
        mode: 'protected',
      }),
      'GET /zones/looks': { looks: null },
      'PUT /zones/looks': ({ body }) => ({ looks: body }),
      ...answers,
    },
  });
  // Parts of the design system come a moment later.
  await screen.findByRole('checkbox', { name: 'Allow Automatic Access to Users' });
  return { ...shell, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const start = () => screen.getByRole('button', { name: 'Start Zone Creation' });

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(screen.getByRole('textbox', { name: /Zone name/ }), 'Moon Court');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zone' }), 'Castle Zone');
  await user.selectOptions(
    screen.getByRole('combobox', { name: /Mode/ }),
    'Protected: limited to approved users',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Avatar' }), 'Avatar 2');
}

test('[2.16-1] offers name, the thirteen zones, the three modes with their meanings, access, avatars and notice', async () => {
  await open();
  const options = (name: string | RegExp) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text).slice(1);
  expect(screen.getByRole('textbox', { name: /Zone name/ })).toBeVisible();
  expect(options('Zone')).toEqual(thirteenZones.map(({ name }) => name));
  expect(options(/Mode/)).toEqual([
    'Public: open to everyone',
    'Private: restricted access',
    'Protected: limited to approved users',
  ]);
  expect(options('Avatar')).toEqual(['Avatar 1', 'Avatar 2']);
  expect(screen.getByRole('checkbox', { name: 'Allow Automatic Access to Users' })).not.toBeChecked();
  expect(
    screen.getByRole('checkbox', { name: 'Broadcast/Notify Users When Zone Is Created' }),
  ).not.toBeChecked();
  expect(start()).toBeVisible();
});

test('[5-6] says Please select all required options. until zone, avatar and mode are chosen', async () => {
  const shell = await open();
  const { user, records } = shell;
  await user.click(start());
  expect(screen.getByRole('alert')).toHaveTextContent('Please select all required options.');
  await fill(shell);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Avatar' }), 'Select an avatar');
  await user.click(start());
  expect(screen.getByRole('alert')).toHaveTextContent('Please select all required options.');
  expect(records.calls.filter(({ name }) => name === 'POST /zones')).toEqual([]);
});

test('[2.16-2] shows Creating your zone... for 3 seconds, says that it was created, and opens the zone', async () => {
  const shell = await open();
  const { user, records } = shell;
  await fill(shell);
  await user.click(start());
  expect(screen.getByText('Creating your zone...')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(screen.getByText('Creating your zone...')).toBeVisible();
  expect(records.navigations).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(records.toasts).toEqual([
    { tone: 'good', message: "Zone 'Moon Court' created successfully with protected mode!" },
  ]);
  expect(records.navigations).toEqual([{ to: '/zones/u/moon-court', replace: true }]);
});

test('[3-9] sends name, zone, mode, automatic access, avatar and notify', async () => {
  const shell = await open();
  const { user, records } = shell;
  await fill(shell);
  await user.click(screen.getByRole('checkbox', { name: 'Allow Automatic Access to Users' }));
  await user.click(screen.getByRole('checkbox', { name: 'Broadcast/Notify Users When Zone Is Created' }));
  await user.click(start());
  expect(records.calls.find(({ name }) => name === 'POST /zones')).toMatchObject({
    input: {
      body: {
        name: 'Moon Court',
        zone: 'castle',
        mode: 'protected',
        automatic_access: true,
        avatar: 2,
        notify: true,
      },
    },
  });
  await act(() => jest.advanceTimersByTimeAsync(3_100));
});

test('[2.16-1] one comes into the zone as the avatar that was chosen', async () => {
  const shell = await open();
  await fill(shell);
  await shell.user.click(start());
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  const worn = shell.records.calls.find(({ name }) => name === 'PUT /zones/looks');
  expect(worn?.input).toMatchObject({ body: { kind: 'robot', skin: expect.stringMatching(/^#/) } });
});

test('what is sent again after a lost answer is the same zone, and what was changed is another', async () => {
  const shell = await open({ 'POST /zones': apiError('The answer was lost.') });
  await fill(shell);
  const send = async () => {
    await shell.user.click(start());
    await act(() => jest.advanceTimersByTimeAsync(3_100));
  };
  await send();
  await send();
  await shell.user.type(screen.getByRole('textbox', { name: /Zone name/ }), '!');
  await send();
  const sent = shell.records.calls.filter(({ name }) => name === 'POST /zones');
  const [first, again, changed] = sent.map(
    ({ input }) => (input as { body: { clientId: string } }).body.clientId,
  );
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('a refusal stays with the form, and what was filled in is still there', async () => {
  const shell = await open({ 'POST /zones': apiError('You have made as many zones as fit.') });
  await fill(shell);
  await shell.user.click(start());
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  expect(screen.getByRole('alert')).toHaveTextContent('You have made as many zones as fit.');
  expect(screen.getByRole('textbox', { name: /Zone name/ })).toHaveValue('Moon Court');
  expect(shell.records.navigations).toEqual([]);
});
