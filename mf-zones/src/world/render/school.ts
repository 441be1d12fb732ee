import {
  BufferAttribute,
  DoubleSide,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
} from 'three';
import type { School } from '../draft/parts.ts';
import { colour } from '../maths/Colour.ts';
import { random } from '../maths/random.ts';
import { ball } from '../mesh/forms.ts';
import { Form } from '../mesh/Form.ts';
import { AIR, GRADE } from './shaders/air.ts';
import type { Uniforms } from './uniforms.ts';

const VERTEX = /* glsl */ `
attribute vec4 aRound, aPace;
attribute vec3 aCoat;
varying vec3 vSpot, vFacing, vCoat;
void main() {
  float t = uTime * aPace.x + aPace.y;
  vec3 p = position * aPace.z;
  float sense = sign(aPace.x);
#if WINGS == 1
  float flap = sin(uTime * (6.0 + aPace.w * 3.0) + aPace.y * 20.0);
  p.y += abs(position.x) * aPace.z * (0.25 + 0.7 * flap);
#else
  p.x += sin(uTime * 9.0 + aPace.y * 20.0 + position.z * 5.0) * 0.09 * smoothstep(0.2, -0.5, position.z);
#endif
  vec2 way = vec2(-sin(t), cos(t)) * sense;
  vec3 ahead = vec3(way.x, 0.0, way.y), side = vec3(way.y, 0.0, -way.x);
  vec3 centre = aRound.xyz + vec3(cos(t) * aRound.w, sin(t * 2.0 + aPace.y * 3.0) * 0.5, sin(t) * aRound.w * 0.7);
  vSpot = centre + ahead * p.z + side * p.x + vec3(0.0, p.y, 0.0);
  vFacing = ahead * normal.z + side * normal.x + vec3(0.0, normal.y, 0.0);
  vCoat = aCoat * (0.75 + 0.3 * normal.y);
  gl_Position = projectionMatrix * viewMatrix * vec4(vSpot, 1.0);
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uShadeSky, uKeyColour;
varying vec3 vSpot, vFacing, vCoat;
void main() {
  float up = normalize(vFacing).y;
  // Some light of its own: the key light of deep water leaves no red.
  vec3 colour = vCoat * (uShadeSky * 0.6 + uKeyColour * 0.7 * clamp(up * 0.6 + 0.4, 0.0, 1.0)) + vCoat * vec3(0.4, 0.2, 0.15);
  gl_FragColor = vec4(grade(inFog(colour, vSpot)), 1.0);
}`;

function fish(): Form {
  const body = ball(0.22, 8, 6).bend((x, y, z) => [x * 0.42, y * 0.75, z * 1.5]);
  return body.join(leaf([0, 0, -0.28], [0, 0.22, -0.58], [0, -0.22, -0.58]));
}

function bird(): Form {
  const body = ball(0.12, 6, 4).bend((x, y, z) => [x * 0.7, y * 0.6, z * 2]);
  for (const side of [-1, 1]) {
    body.join(leaf([0, 0.02, 0.16], [side * 0.62, 0.02, -0.02], [0, 0.02, -0.12]));
  }
  return body.join(leaf([0.1, 0, -0.36], [-0.1, 0, -0.36], [0, 0, -0.16]));
}

function leaf(...corners: readonly (readonly [number, number, number])[]): Form {
  const form = new Form();
  const facet = form.newFacet();
  const [a = 0, b = 0, c = 0] = corners.map(([x, y, z]) => form.corner(x, y, z, facet));
  form.triangle(a, b, c);
  return form.face();
}

/** Fish or birds that circle, each at its own pace, in one call. */
export function schoolMesh(uniforms: Uniforms, school: School): Mesh {
  const form = school.kind === 'fish' ? fish() : bird();
  const next = random(41);
  const animals = school.groups.flatMap((group) => Array.from({ length: group.count }, () => group));
  const rounds = new Float32Array(animals.length * 4);
  const paces = new Float32Array(animals.length * 4);
  const coats = new Float32Array(animals.length * 3);
  animals.forEach(({ centre: [x, y, z], radius, speed, colour: hex }, index) => {
    const off = () => next() - 0.5;
    rounds.set([x + off(), y + off() * 2, z + off(), radius + off() * 1.6], index * 4);
    paces.set(
      [(speed * Math.PI) / 5, next() * 1.6 + (index % 4), school.size * (0.7 + next() * 0.7), next()],
      index * 4,
    );
    const { r, g, b } = colour(hex).scale(0.85 + next() * 0.3);
    coats.set([r, g, b], index * 3);
  });
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(form.xyz), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(form.normals), 3));
  geometry.setIndex(form.index);
  geometry.setAttribute('aRound', new InstancedBufferAttribute(rounds, 4));
  geometry.setAttribute('aPace', new InstancedBufferAttribute(paces, 4));
  geometry.setAttribute('aCoat', new InstancedBufferAttribute(coats, 3));
  geometry.instanceCount = animals.length;
  const material = new ShaderMaterial({
    uniforms,
    defines: { WINGS: school.kind === 'bird' ? 1 : 0 },
    side: DoubleSide,
    vertexShader: AIR + VERTEX,
    fragmentShader: AIR + GRADE + FRAGMENT,
  });
  const mesh = new Mesh(geometry, material);
  mesh.name = school.kind;
  mesh.frustumCulled = false;
  return mesh;
}
