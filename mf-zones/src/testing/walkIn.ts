import { createTestShell, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { thirteenZones } from './thirteenZones.ts';
import { aPerson, aWelcome, TestZoneHub } from './testZoneHub.ts';

/** A browser that cannot draw: everything is in words. */
export async function walkIn(path = '/zones/mermaid', more: TestAnswers = {}) {
  const zones = new TestZoneHub();
  const shell = createTestShell({
    answers: { 'GET /zones': thirteenZones, 'GET /zones/looks': { looks: null }, ...more },
  });
  Object.assign(shell.ctx, { hub: zones.over(shell.ctx.hub) });
  await mountInTestShell(app, { path, shell });
  await userEvent.click(await screen.findByRole('button', { name: 'Walk in' }));
  await waitFor(() => expect(zones.stays).toHaveLength(1));
  const tell = (...news: Parameters<TestZoneHub['tell']>) => act(() => zones.tell(...news));
  return { ...shell, zones, tell };
}

export async function meet(path?: string, more?: TestAnswers) {
  const shell = await walkIn(path, more);
  shell.tell(aWelcome({ people: [aPerson()] }));
  await screen.findByRole('heading', { name: 'People here' });
  return shell;
}
