import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  NormalBlending,
  Points,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Motes } from '../draft/parts.ts';
import { random } from '../maths/random.ts';
import { AIR, GRADE } from './shaders/air.ts';
import { threeColour, type Uniforms } from './uniforms.ts';

const VERTEX = /* glsl */ `
attribute float aChance;
uniform vec3 uBox, uDrift;
uniform float uSize, uFloor, uPixels;
varying float vThere;
void main() {
  vec3 spot = position * uBox + uDrift * uTime * (0.5 + aChance);
#if KIND != 3
  spot.xz += vec2(sin(uTime * (0.4 + aChance) + aChance * 40.0), cos(uTime * (0.5 + aChance * 0.7) + aChance * 70.0)) * 0.7;
#endif
  vec3 centre = vec3(cameraPosition.x, 0.0, cameraPosition.z);
  spot = mod(spot - centre + uBox * 0.5, uBox) - uBox * 0.5 + centre;
  spot.y = uFloor + mod(spot.y, uBox.y);
  vec4 view = viewMatrix * vec4(spot, 1.0);
  vThere = smoothstep(0.4, 2.0, -view.z) * (1.0 - fogAt(spot));
#if KIND == 0
  vThere *= 0.55 + 0.45 * sin(uTime * (1.0 + aChance * 2.0) + aChance * 50.0);
#endif
  gl_Position = projectionMatrix * view;
  gl_PointSize = min(uSize * (0.5 + aChance) * projectionMatrix[1][1] * uPixels * 0.5 / max(-view.z, 0.1), 60.0);
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uMote;
varying float vThere;
void main() {
  vec2 p = gl_PointCoord * 2.0 - 1.0;
  float r = length(p);
#if KIND == 1
  gl_FragColor = vec4(toScreen(uMote), smoothstep(1.0, 0.8, r) * vThere * 0.9);
#elif KIND == 2
  float shape = smoothstep(1.0, 0.86, r) * (0.12 + 0.6 * smoothstep(0.5, 0.95, r) + 0.8 * smoothstep(0.35, 0.1, length(p - vec2(-0.35, -0.4))));
  gl_FragColor = vec4(toScreen(uMote) * shape * vThere, shape * vThere);
#elif KIND == 3
  float streak = smoothstep(0.12, 0.0, abs(p.x)) * (1.0 - abs(p.y));
  gl_FragColor = vec4(toScreen(uMote), streak * vThere * 0.5);
#else
  float shape = pow(max(0.0, 1.0 - r), 2.0);
  gl_FragColor = vec4(toScreen(uMote) * shape * vThere, shape * vThere);
#endif
}`;

const KINDS: Record<Motes['kind'], number> = { spark: 0, petal: 1, bubble: 2, rain: 3 };

/** Small things in the air: a box of points that is wrapped round the eye wherever it goes. */
export function motesPoints(uniforms: Uniforms, motes: Motes): Points {
  const next = random(5);
  const chance = () => next();
  const geometry = new BufferGeometry();
  const spots = Float32Array.from({ length: motes.count * 3 }, chance);
  geometry.setAttribute('position', new BufferAttribute(spots, 3));
  geometry.setAttribute(
    'aChance',
    new BufferAttribute(Float32Array.from({ length: motes.count }, chance), 1),
  );
  const solid = motes.kind === 'petal' || motes.kind === 'rain';
  const material = new ShaderMaterial({
    uniforms: {
      ...uniforms,
      uBox: { value: new Vector3(...motes.box) },
      uDrift: { value: new Vector3(...motes.wind) },
      uMote: { value: threeColour(motes.colour) },
      uSize: { value: motes.size },
      uFloor: { value: motes.floor },
    },
    defines: { KIND: KINDS[motes.kind] },
    transparent: true,
    depthWrite: false,
    blending: solid ? NormalBlending : AdditiveBlending,
    vertexShader: AIR + VERTEX,
    fragmentShader: AIR + GRADE + FRAGMENT,
  });
  const points = new Points(geometry, material);
  points.name = `motes ${motes.kind}`;
  points.frustumCulled = false;
  points.renderOrder = 21;
  return points;
}
