import { look, themes } from '../support/look.ts';
import { test } from '../support/member.ts';

const guestScreens = [
  '/login',
  '/login?view=emailLogin',
  '/login?view=resetPassword',
  '/signup',
  '/signup?view=emailSignup',
  '/signup?view=verify',
  '/no/such/place',
];
const memberScreens = [
  '/',
  '/profile',
  '/user/cedar',
  '/search',
  '/chat',
  '/games',
  '/zones',
  '/zones/castle',
  '/settings',
];
const adminScreens = ['/admin', '/admin/remotes/mf-chat'];

for (const theme of themes) {
  for (const screen of guestScreens) {
    test(`${screen} has no accessibility fault for a guest, ${theme}`, ({ page }) =>
      look(page, screen, theme));
  }
  for (const screen of memberScreens) {
    test(`${screen} has no accessibility fault for a member, ${theme}`, ({ member }) =>
      look(member, screen, theme));
  }
  for (const screen of adminScreens) {
    test(`${screen} has no accessibility fault for an administrator, ${theme}`, ({ admin }) =>
      look(admin, screen, theme));
  }
}
