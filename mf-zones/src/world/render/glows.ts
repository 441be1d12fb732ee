import {
  AdditiveBlending,
  InterleavedBufferAttribute,
  InstancedInterleavedBuffer,
  Mesh,
  ShaderMaterial,
} from 'three';
import { quads } from './quads.ts';
import { AIR, GRADE } from './shaders/air.ts';
import type { Uniforms } from './uniforms.ts';

const VERTEX = /* glsl */ `
attribute vec4 aSpot, aShine;
varying vec2 vAcross;
varying vec3 vShine;
void main() {
  vAcross = position.xy;
  vec4 view = viewMatrix * vec4(aSpot.xyz, 1.0);
  float burns = 1.0 - aShine.w * (0.5 + 0.5 * sin(uTime * 7.0 + aSpot.x * 3.0) * sin(uTime * 4.3 + aSpot.z));
  // Nearer to the eye by half of its size: the lamp inside would cut it.
  view.xyz += normalize(-view.xyz) * min(aSpot.w * 0.45, 2.2);
  view.xy += position.xy * aSpot.w * mix(1.0, burns, 0.3);
  vShine = aShine.rgb * burns * (1.0 - fogAt(aSpot.xyz) * 0.8);
  gl_Position = projectionMatrix * view;
}`;

const FRAGMENT = /* glsl */ `
varying vec2 vAcross;
varying vec3 vShine;
void main() {
  float a = max(0.0, 1.0 - length(vAcross));
  vec3 colour = toScreen(vShine * (a * a * 0.55 + pow(a, 5.0) * 0.6)) * a;
  gl_FragColor = vec4(colour + (grain(gl_FragCoord.xy) - 0.5) / 255.0 * step(0.001, a), 1.0);
}`;

/** All lights that are seen, in one call. */
export function glowsMesh(uniforms: Uniforms, numbers: Float32Array): Mesh {
  const geometry = quads(numbers.length / 8, {});
  const buffer = new InstancedInterleavedBuffer(numbers, 8);
  geometry.setAttribute('aSpot', new InterleavedBufferAttribute(buffer, 4, 0));
  geometry.setAttribute('aShine', new InterleavedBufferAttribute(buffer, 4, 4));
  const material = new ShaderMaterial({
    uniforms,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    vertexShader: AIR + VERTEX,
    fragmentShader: AIR + GRADE + FRAGMENT,
  });
  const mesh = new Mesh(geometry, material);
  mesh.name = 'glows';
  mesh.frustumCulled = false;
  mesh.renderOrder = 20;
  return mesh;
}
