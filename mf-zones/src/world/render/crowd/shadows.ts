import { InstancedBufferAttribute, Mesh, ShaderMaterial } from 'three';
import { quads } from '../quads.ts';

const VERTEX = /* glsl */ `
attribute vec4 aPlace;
varying vec2 vAcross;
void main() {
  vAcross = position.xy;
  gl_Position = projectionMatrix * viewMatrix * vec4(position.x * 0.48 + aPlace.x, aPlace.y + 0.04, -position.y * 0.42 + aPlace.z, 1.0);
}`;

const FRAGMENT = /* glsl */ `
varying vec2 vAcross;
void main() {
  float a = max(0.0, 1.0 - length(vAcross));
  gl_FragColor = vec4(0.0, 0.0, 0.03, a * a * 0.3 + a * 0.35);
}`;

/** A soft round under each pair of feet. */
export function shadowsMesh(places: Float32Array, most: number) {
  const spot = new InstancedBufferAttribute(places, 4);
  const geometry = quads(most, {});
  geometry.setAttribute('aPlace', spot);
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
  };
  return { mesh, follow };
}
