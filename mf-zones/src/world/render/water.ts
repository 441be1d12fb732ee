import { Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import type { Water } from '../draft/parts.ts';
import { AIR, GRADE } from './shaders/air.ts';
import { threeColour, type Uniforms } from './uniforms.ts';

const VERTEX = /* glsl */ `
varying vec3 vSpot;
void main() {
  vec4 spot = modelMatrix * vec4(position, 1.0);
  spot.y += sin(spot.x * 0.6 + uTime) * 0.03 + sin(spot.z * 0.8 - uTime * 1.2) * 0.03;
  vSpot = spot.xyz;
  gl_Position = projectionMatrix * viewMatrix * spot;
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uWater, uGlint;
uniform float uCover;
varying vec3 vSpot;
void main() {
  vec2 p = vSpot.xz;
  vec2 slope = vec2(0.8, 0.3) * cos(dot(p, vec2(0.8, 0.3)) * 1.7 + uTime * 1.1);
  slope += vec2(-0.4, 0.9) * cos(dot(p, vec2(-0.4, 0.9)) * 2.9 - uTime * 1.4) * 0.6;
  slope += vec2(0.2, -1.0) * cos(dot(p, vec2(0.2, -1.0)) * 6.1 + uTime * 2.1) * 0.35;
  vec3 facing = normalize(vec3(-slope.x * 0.045, 1.0, -slope.y * 0.045));
  vec3 eye = normalize(cameraPosition - vSpot);
  float mirror = 0.04 + 0.96 * pow(1.0 - max(dot(facing, eye), 0.0), 4.0);
  vec3 back = reflect(-eye, facing);
  back.y = abs(back.y);
  vec3 colour = mix(uWater, skyAt(back) * 0.9, clamp(mirror, 0.0, 1.0));
  colour += uSunColour * pow(max(dot(back, uSunWay), 0.0), 180.0) * 1.6;
  float glint = sin(p.x * 0.9 + sin(p.y * 0.35 + uTime * 0.4) * 2.0) * sin(p.y * 5.5 + uTime * 0.9 + sin(p.x * 0.5) * 2.0);
  colour += uGlint * smoothstep(0.82, 1.0, glint) * 0.05;
  gl_FragColor = vec4(grade(inFog(colour, vSpot)), mix(uCover, 1.0, fogAt(vSpot)));
}`;

export function waterMesh(uniforms: Uniforms, water: Water): Mesh {
  const geometry = new PlaneGeometry(water.width, water.depth, 10, 10).rotateX(-Math.PI / 2);
  const material = new ShaderMaterial({
    uniforms: {
      ...uniforms,
      uWater: { value: threeColour(water.colour) },
      uGlint: { value: threeColour(water.glint ?? '#ffffff') },
      uCover: { value: water.cover },
    },
    transparent: true,
    vertexShader: AIR + VERTEX,
    fragmentShader: AIR + GRADE + FRAGMENT,
  });
  const mesh = new Mesh(geometry, material);
  mesh.name = 'water';
  mesh.position.set(water.x, water.y, water.z);
  mesh.renderOrder = 5;
  return mesh;
}
