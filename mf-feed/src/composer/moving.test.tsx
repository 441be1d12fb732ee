import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attach, freshBrowser, media, openComposer, picture } from '../testing/writing.ts';

beforeEach(() => void freshBrowser());

const names = () =>
  within(screen.getByRole('list', { name: 'Attached' }))
    .getAllByRole('button', { name: /^Remove/ })
    .map((button) => button.getAttribute('aria-label'));

test('by keyboard a picture is moved on and on, and at the end the way back has the focus', async () => {
  const ids = ['m-1', 'm-2', 'm-3'];
  await openComposer({ 'POST /media': () => media(ids.shift() ?? 'm-4') });
  await attach(picture('pier.jpg'), picture('lamp.jpg'), picture('boat.jpg'));
  (await screen.findByRole('button', { name: 'Move pier.jpg back' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Remove lamp.jpg', 'Remove pier.jpg', 'Remove boat.jpg']);
  expect(screen.getByRole('button', { name: 'Move pier.jpg back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Remove lamp.jpg', 'Remove boat.jpg', 'Remove pier.jpg']);
  expect(screen.getByRole('button', { name: 'Move pier.jpg forward' })).toHaveFocus();
});
