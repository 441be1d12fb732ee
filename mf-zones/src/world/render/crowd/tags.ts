import { InstancedBufferAttribute, Mesh, ShaderMaterial } from 'three';
import { quads } from '../quads.ts';
import type { People } from './People.ts';
import type { TagAtlas } from './TagAtlas.ts';

const VERTEX = /* glsl */ `
attribute vec4 aPlace;
attribute float aSeat, aThere;
uniform float uLift;
varying vec2 vUv;
varying float vThere;
void main() {
  vec4 view = viewMatrix * vec4(aPlace.x, aPlace.y + 1.84, aPlace.z, 1.0);
  float far = -view.z;
  float size = 0.115 * clamp(far / 7.0, 0.8, 2.2);
  view.xy += position.xy * vec2(4.0, 1.0) * size;
  vec2 cell = vec2(mod(aSeat, 4.0), floor(aSeat / 4.0));
  vUv = vec2((cell.x + position.x * 0.5 + 0.5) / 4.0, 1.0 - (cell.y + 0.5 - position.y * 0.5) / 16.0);
  vThere = smoothstep(1.2, 2.2, far) * (1.0 - smoothstep(14.0, 20.0, far)) * aThere;
  gl_Position = vThere <= 0.0 ? vec4(0.0, 0.0, 2.0, 1.0) : projectionMatrix * view;
}`;

const FRAGMENT = /* glsl */ `
uniform sampler2D uNames;
varying vec2 vUv;
varying float vThere;
void main() {
  vec4 colour = texture2D(uNames, vUv);
  gl_FragColor = vec4(colour.rgb, colour.a * vThere);
}`;

/** The names of those who are nearest, in one call. */
export function tagsMesh(atlas: TagAtlas, most: number) {
  const places = new Float32Array(most * 4);
  const seats = new Float32Array(most);
  const presences = new Float32Array(most);
  const place = new InstancedBufferAttribute(places, 4);
  const seat = new InstancedBufferAttribute(seats, 1);
  const there = new InstancedBufferAttribute(presences, 1);
  const geometry = quads(0, {});
  geometry.setAttribute('aPlace', place);
  geometry.setAttribute('aSeat', seat);
  geometry.setAttribute('aThere', there);
  const material = new ShaderMaterial({
    uniforms: { uNames: { value: atlas.texture } },
    transparent: true,
    depthWrite: false,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  });
  const mesh = new Mesh(geometry, material);
  mesh.name = 'tags';
  mesh.frustumCulled = false;
  mesh.renderOrder = 30;
  /** Shows the tags of those seats, the farthest first. */
  const follow = ({ aPlace, aThere }: People['floats'], who: readonly number[]) => {
    const count = Math.min(who.length, most);
    for (let n = 0; n < count; n++) {
      const row = who[n] ?? 0;
      for (let k = 0; k < 4; k++) places[n * 4 + k] = aPlace[row * 4 + k] ?? 0;
      seats[n] = row;
      presences[n] = aThere[row] ?? 1;
    }
    geometry.instanceCount = count;
    place.needsUpdate = true;
    seat.needsUpdate = true;
    there.needsUpdate = true;
  };
  return { mesh, follow };
}
