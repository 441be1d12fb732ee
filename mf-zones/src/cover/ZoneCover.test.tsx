import { createTestShell, mountInTestShell } from '@plaza/shell-contract/testing';
import { app } from '../cover.tsx';
import { thirteenZones } from '../testing/thirteenZones.ts';

test('draws the zone that the place asks for, in its own colours', async () => {
  const shell = createTestShell({ answers: { 'GET /zones': thirteenZones } });
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset['zone'] = '/zones/mermaid';
  const element = place.appendChild(document.createElement('div'));
  const inPlace = { ...app, mount: (_: HTMLElement, ctx: typeof shell.ctx) => app.mount(element, ctx) };
  await mountInTestShell(inPlace, { shell });
  const drawn = place.querySelector('svg');
  expect(drawn).toHaveAttribute('data-place', '/zones/mermaid');
  expect(drawn?.querySelector('stop')).toHaveAttribute('stop-color', '#063A5B');
  place.remove();
});

test('a place that asks for nothing shows the evening of the square', async () => {
  const { element } = await mountInTestShell(app, { answers: { 'GET /zones': thirteenZones } });
  expect(element.querySelector('svg')).toBeInTheDocument();
});
