import { InstancedMesh, type Object3D } from 'three';

/** Draws less of a place: a share of what is scattered, and reflections or none. */
export function lighten(group: Object3D, scattered: number, mirrors: boolean): void {
  for (const object of group.children) {
    if (object instanceof InstancedMesh) object.count = Math.round(object.instanceMatrix.count * scattered);
    if (object.name.endsWith(' mirrored')) object.visible = mirrors;
  }
}
