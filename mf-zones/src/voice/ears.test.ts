import { Euler, Matrix4, PerspectiveCamera } from 'three';
import { earsOf, HEAD, type Hearing } from './ears.ts';

const walker = { x: 1, y: 2, z: 3, yaw: Math.PI / 2 };

/** Somebody whose head is at (4, 5, 6) and turned so. */
function withHeadset(turned: Euler) {
  const camera = new PerspectiveCamera();
  camera.matrixWorld.copy(new Matrix4().makeRotationFromEuler(turned).setPosition(4, 5, 6));
  // As much of a headset and of a picture as ears ask for.
  return { walker, rider: {}, view: { camera } } as unknown as Hearing;
}
const rounded = (way: readonly number[]) => way.map((part) => Math.round(part * 100) / 100 || 0);

test('without a headset one hears from one’s own head, upright, the way one faces', () => {
  const { x, y, z, ahead, up } = earsOf({ walker });
  expect([x, y, z]).toEqual([1, 2 + HEAD, 3]);
  expect([rounded(ahead), up]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
});

describe('with a headset', () => {
  test('one hears from where the head is, not from where the body stands', () => {
    const { x, y, z } = earsOf(withHeadset(new Euler()));
    expect([x, y, z]).toEqual([4, 5, 6]);
  });

  test('the ears turn, nod and tilt with the head', () => {
    const turned = earsOf(withHeadset(new Euler(0, Math.PI / 2, 0)));
    expect([rounded(turned.ahead), rounded(turned.up)]).toEqual([
      [-1, 0, 0],
      [0, 1, 0],
    ]);
    const nods = earsOf(withHeadset(new Euler(-Math.PI / 2, 0, 0)));
    expect([rounded(nods.ahead), rounded(nods.up)]).toEqual([
      [0, -1, 0],
      [0, 0, -1],
    ]);
    const tilts = earsOf(withHeadset(new Euler(0, 0, Math.PI / 2)));
    expect([rounded(tilts.ahead), rounded(tilts.up)]).toEqual([
      [0, 0, -1],
      [-1, 0, 0],
    ]);
  });
});
