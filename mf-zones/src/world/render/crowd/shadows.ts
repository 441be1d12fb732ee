import { InstancedBufferAttribute, Mesh, ShaderMaterial } from 'three';
import { quads } from '../quads.ts';
import type { People } from './People.ts';

const VERTEX = /* glsl */ `
attribute vec4 aPlace;
attribute float aThere;
varying vec3 vAcross;
void main() {
  vAcross = vec3(position.xy, aThere);
  gl_Position = projectionMatrix * viewMatrix * vec4(position.x * 0.48 + aPlace.x, aPlace.y + 0.04, -position.y * 0.42 + aPlace.z, 1.0);
}`;

const FRAGMENT = /* glsl */ `
varying vec3 vAcross;
void main() {
  float a = max(0.0, 1.0 - length(vAcross.xy));
  gl_FragColor = vec4(0.0, 0.0, 0.03, (a * a * 0.3 + a * 0.35) * vAcross.z);
}`;

/** A soft round under each pair of feet. */
export function shadowsMesh({ aPlace, aThere }: People['floats'], most: number) {
  const spot = new InstancedBufferAttribute(aPlace, 4);
  const there = new InstancedBufferAttribute(aThere, 1);
  const geometry = quads(most, {});
  geometry.setAttribute('aPlace', spot);
  geometry.setAttribute('aThere', there);
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  });
  const mesh = new Mesh(geometry, material);
  mesh.name = 'shadows';
  mesh.frustumCulled = false;
  mesh.renderOrder = 4;
  const follow = (count: number) => {
    geometry.instanceCount = count;
    spot.needsUpdate = true;
    there.needsUpdate = true;
  };
  return { mesh, follow };
}
