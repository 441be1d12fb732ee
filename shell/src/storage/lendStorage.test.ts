import { SessionStore } from '../session/SessionStore.ts';
import { loginAnswer } from '../testing/createTestHost.ts';
import { memoryDrawer } from './deviceStorage.ts';
import { lendStorage } from './lendStorage.ts';

function twoTabs() {
  const drawer = memoryDrawer();
  const [here, there] = [new SessionStore(drawer), new SessionStore(drawer)];
  const logIn = (id: string) => {
    here.begin(loginAnswer({ id }));
    there.look();
  };
  return { drawer, here, there, logIn, lent: lendStorage(drawer, () => here.whose !== undefined) };
}

test('a remote keeps what its person begins', () => {
  const { lent, logIn } = twoTabs();
  logIn('7');
  lent.setItem('feedDraft', 'Half a thought');
  expect(lent.getItem('feedDraft')).toBe('Half a thought');
  lent.removeItem('feedDraft');
  expect(lent.getItem('feedDraft')).toBeNull();
});

test('what a guest keeps is kept', () => {
  const { lent } = twoTabs();
  lent.setItem('videoPlaces', '[]');
  expect(lent.getItem('videoPlaces')).toBe('[]');
});

test('what comes after a logout in another tab that this one has not heard of yet is not', () => {
  const { lent, drawer, here, there, logIn } = twoTabs();
  logIn('7');
  there.end();
  expect(here.session$.getValue().status).toBe('member');
  lent.setItem('friendsContent', 'Posts of friends');
  expect(drawer.getItem('friendsContent')).toBeNull();
});

test('what was meant for one person is not kept where another one has logged in, and takes nothing of theirs away', () => {
  const { lent, drawer, there, logIn } = twoTabs();
  logIn('7');
  there.begin(loginAnswer({ id: '8' }));
  there.look();
  drawer.setItem('feedDraft', 'Of the second');
  lent.setItem('friendsContent', 'Posts of friends of the first');
  lent.removeItem('feedDraft');
  expect(drawer.getItem('friendsContent')).toBeNull();
  expect(drawer.getItem('feedDraft')).toBe('Of the second');
});
