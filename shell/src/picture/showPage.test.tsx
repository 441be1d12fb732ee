import { setWindowWidth } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Plaza } from '../Plaza.tsx';
import { createTestHost, type TestHostOptions } from '../testing/createTestHost.ts';
import { picture, pictureOn } from '../parts/picture.ts';
import { showPage } from './showPage.tsx';

beforeEach(() => {
  setWindowWidth(1280);
  window.scrollTo = () => undefined;
});

const answers: TestHostOptions['answers'] = { '/api/auth/providers': 'never' };

/** A page that came with a picture of the login, and what the shell makes of it. */
async function open(options: TestHostOptions = {}, language = 'en') {
  picture.isShown = true;
  const drawn = <Plaza host={createTestHost({ pathname: '/login', answers }).host} />;
  let markup = '';
  // The screen is a chunk of its own, and stands in for nothing.
  await waitFor(() => expect((markup = renderToString(drawn))).not.toContain('<!--$!-->'));
  document.documentElement.lang = language;
  document.body.innerHTML = `<div id="plaza" data-picture="">${markup}</div>`;
  picture.isShown = false;
  const root = document.querySelector<HTMLElement>('#plaza');
  const came = pictureOn(document);
  if (!root || !came) throw new Error('The page has no picture.');
  const bar = screen.getByRole('banner');
  const { host } = createTestHost({ pathname: '/login', answers, ...options });
  await act(async () => showPage(host, root, came));
  return { host, root, isSame: () => bar.isConnected };
}

test('what stands there already comes to life as it is', async () => {
  const { isSame, root } = await open();
  expect(isSame()).toBe(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(root).toHaveAttribute('data-picture');
  fireEvent.click(screen.getByRole('button', { name: 'Use the light theme' }));
  expect(screen.getByRole('button', { name: 'Use the dark theme' })).toBeVisible();
});

test('the next screen is no picture any more', async () => {
  const { host, root } = await open();
  await act(async () => host.navigate('/login?view=emailLogin'));
  expect(root).not.toHaveAttribute('data-picture');
  expect(picture.isShown).toBe(false);
});

test.each([
  ['somebody who is logged in', { member: {}, pathname: '/settings' }, 'en'],
  ['another language than the picture has', {}, 'de'],
])('%s gets a page of their own in its place', async (_, options, language) => {
  const { isSame, root } = await open(options, language);
  expect(isSame()).toBe(false);
  expect(root).not.toHaveAttribute('data-picture');
});
