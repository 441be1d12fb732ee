import { AdditiveBlending, DoubleSide, Mesh, ShaderMaterial } from 'three';
import type { Shafts } from '../draft/parts.ts';
import { between, random } from '../maths/random.ts';
import { quads } from './quads.ts';
import { AIR, GRADE } from './shaders/air.ts';
import { threeColour, type Uniforms } from './uniforms.ts';

const VERTEX = /* glsl */ `
attribute vec4 aShaft;
uniform float uTall;
varying vec2 vAcross;
varying float vThere;
void main() {
  float up = position.y * 0.5 + 0.5;
  vAcross = vec2(position.x, up);
  vec2 way = normalize(cameraPosition.xz - aShaft.xz);
  vec3 side = vec3(way.y, 0.0, -way.x);
  vec3 spot = vec3(aShaft.x, -0.5, aShaft.z) + side * position.x * aShaft.y * (1.0 + (1.0 - up) * 0.7);
  spot += vec3(-0.22, 1.0, 0.1) * up * uTall;
  vThere = (0.5 + 0.5 * sin(uTime * 0.5 + aShaft.w)) * (1.0 - 0.6 * fogAt(vec3(aShaft.x, 4.0, aShaft.z)));
  vThere *= smoothstep(3.0, 12.0, distance(cameraPosition.xz, aShaft.xz));
  gl_Position = projectionMatrix * viewMatrix * vec4(spot, 1.0);
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uBeam;
varying vec2 vAcross;
varying float vThere;
void main() {
  float x = 1.0 - abs(vAcross.x);
  float streak = 0.75 + 0.25 * sin(vAcross.x * 9.0 + uTime * 0.7 + vThere * 5.0);
  float ends = smoothstep(0.0, 0.35, vAcross.y) * smoothstep(1.0, 0.75, vAcross.y);
  gl_FragColor = vec4(uBeam * x * x * (3.0 - 2.0 * x) * streak * vThere * ends + (grain(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}`;

/** Beams of light that lean, each turned about its own axis to the eye. */
export function shaftsMesh(uniforms: Uniforms, shafts: Shafts): Mesh {
  const next = random(17);
  const values = new Float32Array(shafts.count * 4);
  for (let i = 0; i < shafts.count; i++) {
    const x = between(shafts.low[0], shafts.high[0], next);
    const z = between(shafts.low[1], shafts.high[1], next);
    values.set([x, (shafts.width ?? 1) * between(0.9, 3.1, next), z, next() * 6], i * 4);
  }
  const material = new ShaderMaterial({
    uniforms: {
      ...uniforms,
      uBeam: { value: threeColour(shafts.colour, shafts.strength) },
      uTall: { value: shafts.height },
    },
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    side: DoubleSide,
    vertexShader: AIR + VERTEX,
    fragmentShader: AIR + GRADE + FRAGMENT,
  });
  const mesh = new Mesh(quads(shafts.count, { aShaft: { values, each: 4 } }), material);
  mesh.name = 'shafts';
  mesh.frustumCulled = false;
  mesh.renderOrder = 15;
  return mesh;
}
