import { memoryDrawer } from '../storage/deviceStorage.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { forgetTab } from './forgetTab.ts';

const asMember = () => createTestHost({ member: {} }).host.sessions;
const withWords = () => {
  const tab = memoryDrawer();
  tab.setItem('feedEdit 41', 'Half a thou');
  return tab;
};

test('half-written words stay as long as their writer does, and go with the logout', () => {
  const [tab, sessions] = [withWords(), asMember()];
  forgetTab(sessions.session$, () => tab);
  sessions.update({ name: 'Another name' });
  expect(tab.getItem('feedEdit 41')).toBe('Half a thou');
  sessions.leave();
  expect(tab.getItem('feedEdit 41')).toBeNull();
});

test('they are there after a reload', () => {
  const tab = withWords();
  for (const _ of ['first', 'again']) forgetTab(asMember().session$, () => tab);
  expect(tab.getItem('feedEdit 41')).toBe('Half a thou');
});

test('a tab that is brought back when its writer has left has none of it, for nobody and for somebody else', () => {
  const left = withWords();
  forgetTab(asMember().session$, () => left);
  forgetTab(createTestHost().host.sessions.session$, () => left);
  expect(left.getItem('feedEdit 41')).toBeNull();

  const taken = withWords();
  forgetTab(asMember().session$, () => taken);
  forgetTab(createTestHost({ member: { id: '8' } }).host.sessions.session$, () => taken);
  expect(taken.getItem('feedEdit 41')).toBeNull();
});

test('what belongs to the device stays, as a guest who has gone to Google', () => {
  const [tab, sessions] = [memoryDrawer(), asMember()];
  tab.setItem('plaza:google', '{}');
  forgetTab(sessions.session$, () => tab);
  sessions.leave();
  expect(tab.getItem('plaza:google')).toBe('{}');
});

test('where nothing may be kept, nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  expect(() => forgetTab(asMember().session$, refuse)).not.toThrow();
});
