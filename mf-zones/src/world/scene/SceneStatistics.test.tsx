import { render, screen } from '@testing-library/react';
import { SceneStatistics } from './SceneStatistics.tsx';

test("the panel of ?stats=1 is a status named 'Scene statistics', as text and as data", () => {
  const numbers = { calls: 31, triangles: 90_604, geometries: 40, textures: 3, programs: 12 };
  render(
    <SceneStatistics
      numbers={{ ...numbers, frames: 60, frame: 600, eyes: 1, at: '0.00 1.00 0.00' }}
      traffic={{ peers: 4, bytesIn: 6_200, bytesOut: 410 }}
    />,
  );
  const panel = screen.getByRole('status', { name: 'Scene statistics' });
  const data = { ...numbers, peers: 4, 'bytes-in': 6_200, 'bytes-out': 410 };
  for (const [name, value] of Object.entries(data))
    expect(panel).toHaveAttribute(`data-${name}`, String(value));
  const told: readonly (readonly [string, number])[] = [
    ...[['Draw calls', 31] as const, ['Triangles', 90_604] as const],
    ...[['Geometries', 40] as const, ['Textures', 3] as const, ['Programs', 12] as const],
    ...[['People', 4] as const, ['Bytes in', 6_200] as const, ['Bytes out', 410] as const],
  ];
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  for (const [name, value] of told) expect(values[terms.indexOf(name)]).toBe(String(value));
});
