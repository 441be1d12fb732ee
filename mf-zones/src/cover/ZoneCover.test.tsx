import { createTestShell, mountInTestShell } from '@plaza/shell-contract/testing';
import { app } from '../cover.tsx';
import { thirteenZones } from '../testing/thirteenZones.ts';

test('shows the zone that the place asks for, as it was rendered', async () => {
  const shell = createTestShell({ answers: { 'GET /zones': thirteenZones } });
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset['zone'] = '/zones/mermaid';
  const element = place.appendChild(document.createElement('div'));
  const inPlace = { ...app, mount: (_: HTMLElement, ctx: typeof shell.ctx) => app.mount(element, ctx) };
  await mountInTestShell(inPlace, { shell });
  expect(place.querySelector('img')).toHaveAttribute('src', '/mermaid.webp');
  place.remove();
});

test('a place that asks for nothing shows the evening of the square', async () => {
  const { element } = await mountInTestShell(app, { answers: { 'GET /zones': thirteenZones } });
  expect(element.querySelector('svg')).toBeInTheDocument();
});
