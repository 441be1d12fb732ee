import { BackSide, Mesh, ShaderMaterial, SphereGeometry, Vector3, Vector4 } from 'three';
import { type Look, unit } from '../draft/look.ts';
import { AIR, GRADE } from './shaders/air.ts';
import { threeColour, type Uniforms } from './uniforms.ts';

const VERTEX = /* glsl */ `
varying vec3 vWay;
void main() {
  vWay = position;
  gl_Position = (projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0)).xyww;
}`;

const FRAGMENT = /* glsl */ `
uniform float uStars, uDisc, uJag, uClouds, uSurface, uMoon;
uniform vec4 uHills;
uniform vec3 uDiscColour, uHillColour, uCloudColour, uMoonWay, uMoonColour;
varying vec3 vWay;

// Begins again after round cells, so that the sky has no seam behind one's back.
float soft(vec2 p, float round) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  float left = mod(i.x, round), right = mod(i.x + 1.0, round);
  return mix(
    mix(grain(vec2(left, i.y)), grain(vec2(right, i.y)), f.x),
    mix(grain(vec2(left, i.y + 1.0)), grain(vec2(right, i.y + 1.0)), f.x), f.y);
}

float ridge(float a, float s) {
  float round = 0.5 * sin(a * 2.0 + s) + 0.3 * sin(a * 5.0 + s * 2.3) + 0.2 * sin(a * 9.0 + floor(s * 7.0));
  float k = floor(s * 3.0) + 4.0;
  float sharp = abs(fract(a * k / 6.28318 + s) - 0.5) * 1.6 + abs(fract(a * (k + 9.0) / 6.28318 + s * 0.4) - 0.5) * 0.6 - 0.6;
  return mix(round, sharp, uJag);
}

vec3 stars(vec3 way, float around) {
  vec2 net = vec2(around * 240.0 / 6.2831853, way.y * 46.0);
  vec2 id = mod(floor(net), vec2(240.0, 997.0));
  float r = grain(id);
  vec2 off = vec2(grain(id + 3.1), grain(id + 9.2)) * 0.7 + 0.15;
  float size = mix(0.03, 0.11, pow(grain(id + 5.0), 6.0));
  float blink = 0.7 + 0.3 * sin(uTime * 2.0 + r * 40.0);
  float shape = smoothstep(size, size * 0.3, length(fract(net) - off));
  return uStars * step(0.62, r) * shape * blink * smoothstep(0.02, 0.3, way.y) * vec3(0.85, 0.92, 1.0);
}

vec3 clouds(vec3 colour, vec3 way, float around) {
  vec2 p = vec2(around * 32.0 / 6.2831853 + uTime * 0.004, way.y * 26.0);
  float f = soft(p, 32.0) * 0.55 + soft(vec2(p.x * 2.0, p.y * 2.3) + 4.0, 64.0) * 0.3 + soft(p * 5.0 + 9.0, 160.0) * 0.15;
  float there = smoothstep(0.52, 0.62, f) * smoothstep(0.02, 0.1, way.y) * smoothstep(0.55, 0.2, way.y);
  float rim = smoothstep(0.62, 0.52, f) * there;
  float sun = max(dot(way, uSunWay), 0.0);
  return mix(colour, uCloudColour * (0.85 + 0.9 * pow(sun, 6.0)) + rim * 0.1, there * uClouds);
}

vec3 hills(vec3 colour, vec3 way, float around) {
  vec3 air = skyAt(normalize(vec3(way.x, 0.02, way.z))) * uFogTint;
  for (int i = 0; i < 3; i++) {
    float fi = float(i);
    float high = uHills.x * (1.0 - fi * 0.32) + uHills.y * (1.0 - fi * 0.25) * ridge(around, 1.7 + fi * 2.9);
    float k = smoothstep(high + fwidth(way.y), high - fwidth(way.y) * 0.2, way.y);
    vec3 hill = mix(air, uHillColour, uHills.z + fi * uHills.w);
    hill = mix(hill, air, 0.55 * smoothstep(high, high - 0.08, way.y));
    colour = mix(colour, hill, k);
  }
  return colour;
}

void main() {
  vec3 way = normalize(vWay);
  float around = atan(way.x, -way.z);
  vec3 colour = skyAt(way);
  if (uStars > 0.0) colour += stars(way, around);
  if (uDisc > 0.0) {
    float s = dot(way, uSunWay), edge = 1.0 - uDisc * uDisc * 0.5;
    colour = mix(colour, uDiscColour, smoothstep(edge - fwidth(s) * 1.2 - 0.00002, edge + 0.00002, s));
  }
  if (uMoon > 0.0) {
    float s = dot(way, uMoonWay), edge = 1.0 - uMoon * uMoon * 0.5;
    float bite = dot(way, normalize(uMoonWay + vec3(uMoon * 0.55, uMoon * 0.3, 0.0)));
    float shape = smoothstep(edge - fwidth(s), edge + 0.00002, s) * (1.0 - smoothstep(edge - fwidth(bite), edge + 0.00002, bite));
    colour = mix(colour, uMoonColour, shape);
  }
  if (uClouds > 0.0) colour = clouds(colour, way, around);
  if (uSurface > 0.0) {
    float far = length(way.xz) / max(way.y, 0.05);
    float ring = sin(far * 9.0 - uTime * 1.2 + sin(around * 7.0) * 1.5) * 0.5 + 0.5;
    colour += uSurface * smoothstep(2.2, 0.1, far) * step(0.0, way.y) * (0.35 + 0.65 * ring * ring) * uSunColour;
  }
  if (uHills.x > 0.0) colour = hills(colour, way, around);
  gl_FragColor = vec4(grade(colour), 1.0);
}`;

/** A dome at the end of the world: colours, sun or moon, stars, clouds and hills, without a triangle for each. */
export function skyMesh(uniforms: Uniforms, { sky, sun }: Look): Mesh {
  const { hills, crescent, clouds } = sky;
  const moon = unit(crescent?.towards ?? [0, 1, 0]);
  const material = new ShaderMaterial({
    uniforms: {
      ...uniforms,
      uStars: { value: sky.stars ?? 0 },
      uDisc: { value: sun.disc ?? 0 },
      uDiscColour: { value: threeColour(sun.discColour ?? '#ffffff') },
      uMoon: { value: crescent?.size ?? 0 },
      uMoonWay: { value: new Vector3(moon.x, moon.y, moon.z) },
      uMoonColour: { value: threeColour(crescent?.colour ?? '#ffffff') },
      uClouds: { value: clouds?.amount ?? 0 },
      uCloudColour: { value: threeColour(clouds?.colour ?? '#ffffff') },
      uHills: { value: new Vector4(hills?.height ?? 0, hills?.rough, hills?.first, hills?.each) },
      uHillColour: { value: threeColour(hills?.colour ?? '#000000') },
      uJag: { value: hills?.jag ?? 0 },
      uSurface: { value: sky.surface ?? 0 },
    },
    side: BackSide,
    depthWrite: false,
    vertexShader: VERTEX,
    fragmentShader: AIR + GRADE + FRAGMENT,
  });
  const mesh = new Mesh(new SphereGeometry(10, 24, 12), material);
  mesh.name = 'sky';
  mesh.frustumCulled = false;
  mesh.renderOrder = -10;
  return mesh;
}
