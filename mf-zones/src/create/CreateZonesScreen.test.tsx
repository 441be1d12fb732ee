import { mountInTestShell } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import { app } from '../remote.tsx';

test('where Create Zones leads it says honestly that this is switched off, and where the zones are', async () => {
  await mountInTestShell(app, { path: '/create-zones' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Feature Not Available' })).toBeVisible();
  expect(screen.getByText(/not available in this demo version\. Please contact the admin\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all zones' })).toHaveAttribute('href', '/zones');
});
