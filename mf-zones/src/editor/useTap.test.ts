import { renderHook } from '@testing-library/react';
import type { Body } from '../link/body.ts';
import { groundOf } from '../world/walk/Ground.ts';
import type { EditAct } from './editing.ts';
import { useTap } from './useTap.ts';

/** Two metres over flat ground, looking to -z, in a picture of 200 by 200 pixels. */
function arrange(chosen: string | null) {
  document.body.innerHTML = '<div role="application"><canvas></canvas></div><button>Elsewhere</button>';
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('There is no canvas.');
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
  const acts: EditAct[] = [];
  const camera = {
    fov: 90,
    aspect: 1,
    matrixWorld: { elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 2, 0, 1] },
  };
  // As much of a body as a tap asks for.
  const body = {
    view: { gl: { domElement: canvas }, camera },
    collider: { ground: groundOf(() => 0, [-20, -20], [20, 20]) },
  } as unknown as Body;
  const recipe = {
    ...{ version: 1 as const, theme: 'castle' as const, portals: [] },
    pieces: [
      { id: 'p1', kind: 'rock' as const, at: [0, 1, -5] as [number, number, number], turn: 0, size: 1 },
    ],
  };
  renderHook(() => useTap(body, { recipe, chosen, act: (act) => void acts.push(act) }));
  const touch = (type: string, x: number, y: number, on: Element = canvas) =>
    on.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { pointerId: 1 }),
    );
  const tap = (x: number, y: number, on?: Element) => {
    touch('pointerdown', x, y, on);
    touch('pointerup', x, y, on);
  };
  return { acts, tap, touch };
}

test('[1-2] a tap on what stands in the picture takes it in hand', () => {
  const { acts, tap } = arrange(null);
  tap(100, 100);
  expect(acts).toEqual([{ kind: 'choose', id: 'p1' }]);
});

test('[1-2] what is in hand goes where the finger taps the ground, and stays when it taps the sky', () => {
  const { acts, tap } = arrange('p1');
  tap(100, 200);
  expect(acts).toEqual([{ kind: 'put', at: [expect.closeTo(0, 1), expect.closeTo(-2, 0)] }]);
  tap(10, 10);
  expect(acts).toHaveLength(1);
});

test('a finger that looks around, or taps a button, arranges nothing', () => {
  const { acts, tap, touch } = arrange('p1');
  touch('pointerdown', 100, 180);
  touch('pointerup', 140, 180);
  const button = document.querySelector('button');
  if (button) tap(100, 180, button);
  expect(acts).toEqual([]);
});
