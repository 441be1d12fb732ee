import { waitFor } from '@testing-library/react';
import { createTestHost } from '../testing/createTestHost.ts';
import { followPicture } from './followAccount.ts';

const face = (id: string) => `/media/${id}/256.webp`;
const open = (profile: string | null) => {
  const { host, sent } = createTestHost({
    member: { profile: face('old') },
    answers: { '/api/profile': { body: { name: 'Amber Lindqvist', username: 'amber', profile } } },
  });
  const shown = () => {
    const session = host.sessions.session$.getValue();
    return session.status === 'member' ? session.user.profile : 'nobody';
  };
  followPicture(host);
  return { host, sent, shown };
};

test('a login brings the picture', () => {
  const { shown } = open(face('old'));
  expect(shown()).toBe(face('old'));
});

test('a picture that was changed on another device is asked for when the page opens', async () => {
  const { shown } = open(face('new'));
  await waitFor(() => expect(shown()).toBe(face('new')));
});

test('one that is changed now comes at once, and so does its end', async () => {
  const { host, sent, shown } = open(face('old'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const say = (profile: string | null) =>
    host.hub.say({ type: 'picture-changed', payload: { profile }, mark: undefined });
  say(face('new'));
  expect(shown()).toBe(face('new'));
  say(null);
  expect(shown()).toBeUndefined();
});

test('one that is heard of while the server is asked is newer than its answer', async () => {
  const { host, sent, shown } = open(face('older'));
  host.hub.say({ type: 'picture-changed', payload: { profile: face('newest') }, mark: undefined });
  await waitFor(() => expect(sent).toHaveLength(1));
  await new Promise(requestAnimationFrame);
  expect(shown()).toBe(face('newest'));
});

test('an answer that comes after the logout is nobody’s', async () => {
  const { host, sent, shown } = open(face('new'));
  host.sessions.end();
  await waitFor(() => expect(sent).toHaveLength(1));
  await new Promise(requestAnimationFrame);
  expect(shown()).toBe('nobody');
  expect(host.storage.getItem('profile')).toBeNull();
});
