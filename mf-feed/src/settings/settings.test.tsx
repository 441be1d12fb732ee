import type { PersonCard } from '@plaza/api-contract';
import { mountInTestShell, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../settings.tsx';
import { amber, basalt, cedar } from '../testing/people.ts';

const allOn = {
  request: true,
  accepted: true,
  comment: true,
  reply: true,
  reaction: true,
  mention: true,
  share: true,
  'zone-knock': true,
  'zone-open': true,
  'zone-made': true,
  'match-invite': true,
};
const open = (but: TestAnswers = {}) =>
  mountInTestShell(app, {
    answers: {
      'GET /notifications/settings': allOn,
      'PUT /notifications/settings': allOn,
      'GET /people/hidden': { muted: [], blocked: [] },
      ...but,
    },
  });

test('each kind of notification is switched for itself', async () => {
  const { records } = await open();
  expect(await screen.findAllByRole('switch', { checked: true })).toHaveLength(11);
  await userEvent.click(screen.getByRole('switch', { name: 'Stars and feelings' }));
  expect(screen.getByRole('switch', { name: 'Stars and feelings' })).not.toBeChecked();
  expect(records.calls.at(-1)).toMatchObject({
    name: 'PUT /notifications/settings',
    input: { body: { reaction: false } },
  });
});

test('a choice that is not saved is taken back, and said', async () => {
  const { records } = await open({ 'PUT /notifications/settings': apiError() });
  const mentions = await screen.findByRole('switch', { name: 'Mentions' });
  await userEvent.click(mentions);
  expect(mentions).toBeChecked();
  expect(records.toasts).toMatchObject([{ tone: 'bad' }]);
});

test('blocked and muted people stand here, and are freed', async () => {
  let hidden = { muted: [amber], blocked: [basalt] };
  const { records } = await open({
    'GET /people/hidden': () => hidden,
    'DELETE /people/:username/block': () => {
      hidden = { ...hidden, blocked: [] };
      return { username: 'basalt', is_muted: false, is_blocked: false };
    },
  });
  const muted = await screen.findByRole('list', { name: 'Muted' });
  expect(within(muted).getByText('Amber Lindqvist')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock: Basalt Okoro' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Blocked' })).toBeNull());
  expect(records.toasts).toEqual([{ tone: 'good', message: 'Basalt Okoro is not blocked any more.' }]);
});

test('who frees one after the other stays with the list, and at its end hears that nobody is left', async () => {
  let hidden = { muted: [amber, basalt, cedar], blocked: [] as PersonCard[] };
  await open({
    'GET /people/hidden': () => hidden,
    'DELETE /people/:username/mute': ({ params: { username } }) => {
      hidden = { ...hidden, muted: hidden.muted.filter((one) => one.username !== username) };
      return { username, is_muted: false, is_blocked: false };
    },
  });
  const button = (name: string) => screen.getByRole('button', { name: `Unmute: ${name}` });
  await screen.findByRole('list', { name: 'Muted' });
  expect(document.body).toHaveFocus();
  button('Basalt Okoro').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Cedar Novak')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Amber Lindqvist')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  const nobody = await screen.findByText('You have not blocked or muted anybody.');
  await waitFor(() => expect(nobody.parentElement).toHaveFocus());
});

test('nobody is hidden', async () => {
  await open();
  expect(await screen.findByText('You have not blocked or muted anybody.')).toBeVisible();
});

test('either half stays when the other one fails', async () => {
  await open({ 'GET /people/hidden': apiError() });
  expect(await screen.findByRole('alert')).toHaveTextContent('The list did not load');
  expect(screen.getByRole('switch', { name: 'Mentions' })).toBeVisible();
});
