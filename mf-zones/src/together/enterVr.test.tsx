import { createTestShell, mountInTestShell } from '@plaza/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { app } from '../remote.tsx';
import { aWelcome, TestZoneHub } from '../testing/testZoneHub.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { loadPlace } from '../world/places/places.ts';
import { Visit } from '../world/scene/Visit.ts';

// A browser that draws: the place stands at once, and nobody sees it.
jest.mock('../world/scene/hasWebGL.ts', () => ({ hasWebGL: () => true }));
jest.mock('./scene/Scene.tsx', () => ({ Scene: Standing }));

function Standing({ onReady }: { onReady: (visit: Visit) => void }) {
  useEffect(() => {
    void loadPlace('castle').then((place) => place && onReady(new Visit(place)));
  }, [onReady]);
  return null;
}

afterEach(() => Reflect.deleteProperty(navigator, 'xr'));

test('a headset is entered also while the connection is gone: one walks on until it is back', async () => {
  const xr = Object.assign(new EventTarget(), { isSessionSupported: async () => true });
  Object.defineProperty(navigator, 'xr', { configurable: true, value: xr });
  const zones = new TestZoneHub();
  const answers = { 'GET /zones': thirteenZones, 'GET /zones/looks': { looks: null } };
  const shell = createTestShell({ answers });
  Object.assign(shell.ctx, { hub: zones.over(shell.ctx.hub) });
  await mountInTestShell(app, { path: '/zones/castle', shell });
  await userEvent.click(await screen.findByRole('button', { name: 'Walk in' }));
  await waitFor(() => expect(zones.stays).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Enter VR' })).toBeDisabled();
  act(() => zones.tell(aWelcome()));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enter VR' })).toBeEnabled());
  act(() => zones.now.error(new Error('The connection broke.')));
  expect(await screen.findByText(/^The connection is gone\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enter VR' })).toBeEnabled();
});
