import { Mesh, NormalBlending, ShaderMaterial, Vector3, Vector4 } from 'three';
import type { Puffs } from '../draft/parts.ts';
import { random } from '../maths/random.ts';
import { quads } from './quads.ts';
import { AIR, GRADE } from './shaders/air.ts';
import { threeColour, type Uniforms } from './uniforms.ts';

const VERTEX = /* glsl */ `
attribute vec4 aPuff;
uniform vec3 uFrom;
uniform vec4 uGoes;
uniform vec2 uSize;
varying vec2 vAcross;
varying float vThere;
void main() {
  float age = fract(uTime * uGoes.w + aPuff.x);
  vec3 spot = uFrom + vec3(aPuff.y, 0.0, aPuff.z) * uSize.y * (0.4 + age) + vec3(uGoes.x, 0.0, uGoes.y) * age * age;
  spot.y += uGoes.z * age;
  spot.x += sin(uTime * 0.7 + aPuff.w * 6.0) * 0.12 * uSize.x;
  float size = uSize.x * (0.35 + age) * (0.7 + 0.6 * aPuff.w);
  vec4 view = viewMatrix * vec4(spot, 1.0);
  view.xy += position.xy * size;
  vAcross = position.xy + aPuff.yz * 0.2;
  vThere = smoothstep(0.0, 0.18, age) * pow(1.0 - age, 1.4) * smoothstep(0.5, 2.5, -view.z) * (1.0 - fogAt(spot));
  gl_Position = projectionMatrix * view;
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uPuff;
uniform float uStrength;
varying vec2 vAcross;
varying float vThere;
void main() {
  float a = max(0.0, 1.0 - length(vAcross) * 1.05);
  gl_FragColor = vec4(grade(uPuff * (0.85 + 0.3 * vAcross.y)), a * a * (3.0 - 2.0 * a) * vThere * uStrength);
}`;

/** Steam, smoke or mist: soft rounds that rise, widen and fade, in one call. */
export function puffsMesh(uniforms: Uniforms, puffs: Puffs): Mesh {
  const next = random(23);
  const values = Float32Array.from({ length: puffs.count * 4 }, (_, n) =>
    n % 4 === 0 ? n / 4 / puffs.count : n % 4 === 3 ? next() : next() * 2 - 1,
  );
  const [x, z] = puffs.drift;
  const material = new ShaderMaterial({
    uniforms: {
      ...uniforms,
      uFrom: { value: new Vector3(puffs.x, puffs.y, puffs.z) },
      uGoes: { value: new Vector4(x, z, puffs.rise, puffs.speed) },
      uSize: { value: [puffs.size, puffs.spread] },
      uPuff: { value: threeColour(puffs.colour) },
      uStrength: { value: puffs.strength },
    },
    transparent: true,
    depthWrite: false,
    blending: NormalBlending,
    vertexShader: AIR + VERTEX,
    fragmentShader: AIR + GRADE + FRAGMENT,
  });
  const mesh = new Mesh(quads(puffs.count, { aPuff: { values, each: 4 } }), material);
  mesh.name = 'puffs';
  mesh.frustumCulled = false;
  mesh.renderOrder = 16;
  return mesh;
}
