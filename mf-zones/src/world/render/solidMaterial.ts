import { DoubleSide, FrontSide, ShaderMaterial } from 'three';
import type { LayerOptions, Motion } from '../draft/parts.ts';
import { AIR, GRADE } from './shaders/air.ts';
import { LIT } from './shaders/lit.ts';
import type { Uniforms } from './uniforms.ts';

const VERTEX = /* glsl */ `
attribute vec4 aAlbedo, aLight, aEffect;
#ifdef SCATTERED
attribute vec4 aTint, aSpotLight;
#endif
#if MOVES > 0
uniform vec2 uMotion;
#endif
uniform float uWind;
varying vec3 vSpot, vFacing, vAlbedo, vLamp;
varying vec3 vOpenSunGlow;

void main() {
  vec4 spot = vec4(position, 1.0);
  vec3 facing = normal;
  vec4 light = aLight;
  float sun = aEffect.x;
  vAlbedo = aAlbedo.rgb * aAlbedo.rgb;
#ifdef SCATTERED
  float phase = fract(sin(dot(instanceMatrix[3].xz, vec2(12.9898, 78.233))) * 43758.5453);
  float t = uTime;
#if MOVES == 4
  // hop: up and down, flat where it lands
  float hop = abs(sin(t * uMotion.y + phase * 6.2832));
  spot.y *= mix(0.72, 1.08, smoothstep(0.0, 0.35, hop));
  spot.xz *= mix(1.16, 0.98, smoothstep(0.0, 0.35, hop));
#endif
#if MOVES == 5
  float turned = t * uMotion.y + phase * 6.2832;
  mat2 turn = mat2(cos(turned), -sin(turned), sin(turned), cos(turned));
  spot.xz = turn * spot.xz;
  facing.xz = turn * facing.xz;
#endif
  spot = instanceMatrix * spot;
  facing = mat3(instanceMatrix) * facing;
  light = aSpotLight;
  sun = aTint.a;
  vAlbedo *= aTint.rgb * aTint.rgb;
#if MOVES == 1
  spot.y += sin(t * uMotion.y * (0.8 + 0.4 * phase) + phase * 6.2832) * uMotion.x;
#endif
#if MOVES == 2
  spot.y += mod(t * uMotion.y * (0.6 + 0.8 * phase) + phase * uMotion.x, uMotion.x);
  spot.xz += vec2(sin(t * 0.7 + phase * 40.0), cos(t * 0.6 + phase * 70.0)) * 0.6;
#endif
#if MOVES == 3
  spot.y -= mod(t * uMotion.y * (0.6 + 0.8 * phase) + phase * uMotion.x, uMotion.x);
  spot.xz += vec2(sin(t * 0.9 + phase * 40.0), cos(t * 0.8 + phase * 70.0)) * 0.5;
#endif
#if MOVES == 4
  spot.y += hop * uMotion.x;
#endif
#endif
  spot = modelMatrix * spot;
  vFacing = normalize(mat3(modelMatrix) * facing);
  float wave = dot(spot.xz, vec2(0.35, 0.27));
  float sway = aEffect.y * aEffect.y * 8.0 * uWind * 0.35;
  spot.x += sway * (sin(uTime * 1.4 + wave) + 0.4 * sin(uTime * 3.1 + wave * 3.0));
  spot.y += sway * 0.15 * sin(uTime * 2.0 + wave * 2.0);
  spot.z += sway * 0.6 * cos(uTime * 1.1 + wave * 1.3);
#ifdef MIRRORED
  spot.x += sin(spot.y * 2.2 + uTime * 1.6 + spot.z * 0.3) * 0.05 * (1.0 - spot.y);
#endif
  vSpot = spot.xyz;
  vLamp = light.rgb * light.rgb * 4.0;
  vOpenSunGlow = vec3(light.a, sun, aAlbedo.a * 1.25);
#ifdef WAKES
  vOpenSunGlow.z *= 0.3 + 0.7 * smoothstep(13.0, 4.0, distance(vSpot, cameraPosition)) + 0.12 * sin(uTime * 1.3 + vSpot.x);
#endif
  gl_Position = projectionMatrix * viewMatrix * spot;
}`;

const FRAGMENT = /* glsl */ `
uniform float uEdge, uGlass;
varying vec3 vSpot, vFacing, vAlbedo, vLamp;
varying vec3 vOpenSunGlow;

void main() {
#ifdef ABOVE
  if (vSpot.y < uEdge) discard;
#endif
#ifdef MIRRORED
  if (vSpot.y > uEdge) discard;
#endif
  vec3 facing = normalize(vFacing);
  if (!gl_FrontFacing) facing = -facing;
  vec3 colour = lit(vAlbedo, facing, vSpot, vOpenSunGlow.x, vOpenSunGlow.y, vLamp, vOpenSunGlow.z);
#ifdef GLASS
  vec3 eye = normalize(cameraPosition - vSpot);
  float slant = pow(1.0 - abs(dot(facing, eye)), 2.0);
  float sheen = pow(max(dot(reflect(-eye, facing), uSunWay), 0.0), 24.0);
  gl_FragColor = vec4(grade(inFog(colour + uSunColour * sheen, vSpot)), mix(uGlass, 0.8, max(slant, sheen)));
#else
  gl_FragColor = vec4(grade(inFog(colour, vSpot)), 1.0);
#endif
}`;

const MOVES: Record<Motion['kind'], number> = { bob: 1, rise: 2, fall: 3, hop: 4, spin: 5 };

interface SolidOptions extends LayerOptions {
  scattered?: boolean;
  motion?: Motion | undefined;
  wakes?: boolean | undefined;
  mirrored?: boolean;
}

/** The one material of everything solid. */
export function solidMaterial(uniforms: Uniforms, options: SolidOptions = {}): ShaderMaterial {
  const { motion, wakes, scattered, mirrored, above, mirror, both, glass } = options;
  return new ShaderMaterial({
    uniforms: {
      ...uniforms,
      uEdge: { value: mirrored ? mirror : above },
      uGlass: { value: glass ?? 1 },
      ...(motion && { uMotion: { value: [motion.amount, motion.speed] } }),
    },
    defines: {
      ...(scattered && { SCATTERED: 1 }),
      ...(wakes && { WAKES: 1 }),
      MOVES: motion ? MOVES[motion.kind] : 0,
      ...(mirrored && { MIRRORED: 1 }),
      ...(above !== undefined && !mirrored && { ABOVE: 1 }),
      ...(glass !== undefined && { GLASS: 1 }),
    },
    transparent: glass !== undefined,
    depthWrite: glass === undefined,
    side: both ? DoubleSide : FrontSide,
    vertexShader: AIR + VERTEX,
    fragmentShader: AIR + GRADE + LIT + FRAGMENT,
  });
}
