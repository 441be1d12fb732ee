import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { PublicFrame } from './PublicFrame.tsx';

test('[2.2-10] the public bar leads home, to the login and to the sign-up', () => {
  const { host } = createTestHost({ pathname: '/about' });
  render(
    <HostStage host={host}>
      <PublicFrame>words</PublicFrame>
    </HostStage>,
  );
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Plaza, home' })).toHaveAttribute('href', '/');
  expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
});

test('the main part is named after the page, so that a step there tells where one is', async () => {
  window.scrollTo = () => undefined;
  const { host } = createTestHost({ pathname: '/about' });
  render(
    <HostStage host={host}>
      <PublicFrame>words</PublicFrame>
    </HostStage>,
  );
  expect(screen.getByRole('main', { name: 'About · Plaza' })).toBeVisible();
  act(() => host.navigate('/terms'));
  await waitFor(() => expect(screen.getByRole('main', { name: 'Terms · Plaza' })).toHaveFocus());
});
