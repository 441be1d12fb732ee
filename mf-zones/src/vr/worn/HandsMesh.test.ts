import { InstancedMesh, Matrix4, Vector3 } from 'three';
import { HandsMesh } from './HandsMesh.ts';

const at = (x: number, y: number, z: number) =>
  new Float32Array(new Matrix4().makeTranslation(x, y, z).elements);
const [LEFT, RIGHT, JOINTS] = [0, 1, 25];

function parts(hands: HandsMesh) {
  const meshes = hands.group.children.filter((child) => child instanceof InstancedMesh);
  const [grips, rays, joints] = meshes;
  if (!grips || !rays || !joints) throw new Error('Something of the hands is missing.');
  return { grips, rays, joints };
}

function placeOf(mesh: InstancedMesh, instance: number): { place: number[]; scale: number[] } {
  const matrix = new Matrix4();
  mesh.getMatrixAt(instance, matrix);
  const round = ({ x, y, z }: Vector3) => [x, y, z].map((value) => Number(value.toFixed(3)));
  return {
    place: round(new Vector3().setFromMatrixPosition(matrix)),
    scale: round(new Vector3().setFromMatrixScale(matrix)),
  };
}

test('[1-3] controllers are seen where they are held, with a ray as long as it reaches', () => {
  const hands = new HandsMesh();
  const { grips, rays, joints } = parts(hands);
  hands.begin();
  hands.grip(RIGHT, at(0.3, 1.2, -0.4));
  hands.ray(RIGHT, at(0.3, 1.2, -0.4), 6);
  hands.end();
  expect([grips.visible, rays.visible, joints.visible]).toEqual([true, true, false]);
  expect(placeOf(grips, RIGHT).place).toEqual([0.3, 1.2, -0.4]);
  expect(placeOf(rays, RIGHT).scale).toEqual([1, 1, 6]);
  // The other hand holds nothing.
  expect(placeOf(grips, LEFT).scale).toEqual([0, 0, 0]);
});

test('[1-3] bare hands are seen by each of their joints, as thick as they are, and go when they are put away', () => {
  const hands = new HandsMesh();
  const { grips, joints } = parts(hands);
  const matrices = new Float32Array(JOINTS * 16);
  for (let joint = 0; joint < JOINTS; joint++) matrices.set(at(joint / 100, 1, 0), joint * 16);
  hands.begin();
  hands.joints(LEFT, matrices, new Float32Array(JOINTS).fill(0.01));
  hands.end();
  expect([grips.visible, joints.visible]).toEqual([false, true]);
  expect(placeOf(joints, 24)).toEqual({ place: [0.24, 1, 0], scale: [0.01, 0.01, 0.01] });
  expect(placeOf(joints, JOINTS).scale).toEqual([0, 0, 0]);
  hands.begin();
  expect(joints.visible).toBe(false);
});
