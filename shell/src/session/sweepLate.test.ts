import { TestClock } from '../clock/TestClock.ts';
import { SessionStore } from './SessionStore.ts';
import { sweepLate } from './sweepLate.ts';

const amber = {
  token: 'a',
  refresh: 'r',
  user: { id: '1', name: 'Amber', username: 'amber', email: 'a@b.example', is_admin: false, profile: null },
};

function aBrowser() {
  const clock = new TestClock();
  const sessions = new SessionStore(localStorage);
  const page = new EventTarget();
  sweepLate(sessions.session$, sessions, clock, page);
  sessions.begin(amber as never);
  return { clock, sessions, page };
}

beforeEach(() => localStorage.clear());

test('what a remote writes while it is taken down is gone a moment later', async () => {
  const { clock, sessions } = aBrowser();
  sessions.end();
  localStorage.setItem('friendsContent', 'a secret');
  localStorage.setItem('theme', 'light');
  await clock.advance(200);
  expect(localStorage.getItem('friendsContent')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('light');
});

test('so is what another tab writes that has not heard of the logout', () => {
  const { sessions, page } = aBrowser();
  sessions.end();
  localStorage.setItem('friendsContent', 'a secret');
  page.dispatchEvent(new Event('storage'));
  expect(localStorage).toHaveLength(0);
});

test('who logs in right after keeps what is theirs', async () => {
  const { clock, sessions, page } = aBrowser();
  sessions.end();
  sessions.begin(amber as never);
  localStorage.setItem('feedDraft', 'half a word');
  await clock.advance(10_000);
  page.dispatchEvent(new Event('storage'));
  expect(localStorage.getItem('feedDraft')).toBe('half a word');
});

test('what a guest keeps later on is the guest’s', async () => {
  const { clock, sessions, page } = aBrowser();
  sessions.end();
  await clock.advance(10_001);
  localStorage.setItem('gameVolume', '3');
  page.dispatchEvent(new Event('storage'));
  expect(localStorage.getItem('gameVolume')).toBe('3');
});
