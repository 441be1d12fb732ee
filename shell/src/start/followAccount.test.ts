import { waitFor } from '@testing-library/react';
import { createTestHost } from '../testing/createTestHost.ts';
import { followAccount } from './followAccount.ts';

const account = {
  id: '1',
  name: 'Amber Lindqvist',
  username: 'amber',
  email: 'amber@plaza.example',
  is_admin: false,
};

function open(answer: object) {
  const { host, sent } = createTestHost({
    member: { id: '1' },
    answers: { '/api/account': { body: answer } },
  });
  followAccount(host);
  const shown = () => {
    const session = host.sessions.session$.getValue();
    return session.status === 'member' ? session.user : undefined;
  };
  return { host, sent, shown };
}

test('who became an administrator meanwhile is one in this page too', async () => {
  const { shown } = open({ ...account, is_admin: true });
  await waitFor(() => expect(shown()?.isAdmin).toBe(true));
});

test('a role that was given meanwhile opens its part here too, and one that was taken away closes it', async () => {
  const answer: Record<string, unknown> = { ...account, role: 'moderator' };
  const { host } = open(answer);
  await waitFor(() => expect(host.sessions.role$.getValue()).toBe('moderator'));
  Object.assign(answer, { role: null });
  host.hub.say({ type: 'account-changed', payload: {}, mark: undefined });
  await waitFor(() => expect(host.sessions.role$.getValue()).toBeNull());
});

test('a name and an address that are changed elsewhere come at once', async () => {
  const answer = { ...account };
  const { host, sent, shown } = open(answer);
  await waitFor(() => expect(sent).toHaveLength(1));
  Object.assign(answer, { name: 'Amber L.', email: 'new@plaza.example' });
  host.hub.say({ type: 'account-changed', payload: {}, mark: undefined });
  await waitFor(() => expect(shown()).toMatchObject({ name: 'Amber L.', email: 'new@plaza.example' }));
});

test('an answer that comes after the logout is nobody’s', async () => {
  const { host, sent, shown } = open({ ...account, name: 'Late' });
  host.sessions.end();
  await waitFor(() => expect(sent).toHaveLength(1));
  await new Promise(requestAnimationFrame);
  expect(shown()).toBeUndefined();
  expect(host.storage.getItem('name')).toBeNull();
});
