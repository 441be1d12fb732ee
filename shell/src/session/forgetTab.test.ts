import { memoryDrawer } from '../storage/deviceStorage.ts';
import { createTestHost, loginAnswer } from '../testing/createTestHost.ts';
import { forgetTab } from './forgetTab.ts';

const asMember = () => createTestHost({ member: {} }).host.sessions;
const withWords = () => {
  const tab = memoryDrawer();
  tab.setItem('feedEdit 41', 'Half a thou');
  return tab;
};

test('half-written words stay as long as their writer does, and go with the logout', () => {
  const [tab, sessions] = [withWords(), asMember()];
  forgetTab(sessions, () => tab);
  sessions.update({ name: 'Another name' });
  expect(tab.getItem('feedEdit 41')).toBe('Half a thou');
  sessions.leave();
  expect(tab.getItem('feedEdit 41')).toBeNull();
});

test('a session that was lost takes them from the browser, and brings them back to their writer alone', () => {
  const [tab, sessions] = [withWords(), asMember()];
  forgetTab(sessions, () => tab);
  sessions.lose();
  expect(tab.getItem('feedEdit 41')).toBeNull();
  sessions.begin(loginAnswer());
  expect(tab.getItem('feedEdit 41')).toBe('Half a thou');

  sessions.lose();
  sessions.begin(loginAnswer({ id: '8' }));
  sessions.leave();
  sessions.begin(loginAnswer());
  expect(tab.getItem('feedEdit 41')).toBeNull();
});

test('they are there after a reload', () => {
  const tab = withWords();
  for (const _ of ['first', 'again']) forgetTab(asMember(), () => tab);
  expect(tab.getItem('feedEdit 41')).toBe('Half a thou');
});

test('a tab that is brought back when its writer has left has none of it, for nobody and for somebody else', () => {
  const left = withWords();
  forgetTab(asMember(), () => left);
  forgetTab(createTestHost().host.sessions, () => left);
  expect(left.getItem('feedEdit 41')).toBeNull();

  const taken = withWords();
  forgetTab(asMember(), () => taken);
  forgetTab(createTestHost({ member: { id: '8' } }).host.sessions, () => taken);
  expect(taken.getItem('feedEdit 41')).toBeNull();
});

test('what belongs to the device stays, as a guest who has gone to Google', () => {
  const [tab, sessions] = [memoryDrawer(), asMember()];
  tab.setItem('plaza:google', '{}');
  forgetTab(sessions, () => tab);
  sessions.leave();
  expect(tab.getItem('plaza:google')).toBe('{}');
});

test('where nothing may be kept, nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  expect(() => forgetTab(asMember(), refuse)).not.toThrow();
});
