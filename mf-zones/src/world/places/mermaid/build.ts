import { colour } from '../../maths/Colour.ts';
import { smooth } from '../../maths/ease.ts';
import { noise } from '../../maths/noise.ts';
import { at as listAt } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { ball, drum, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { column } from '../../kit/columns.ts';
import { brainCoral, branchCoral, tubeSponge } from '../../kit/coral.ts';
import { rock } from '../../kit/rocks.ts';
import { scallop } from '../../kit/shell.ts';
import { drawSeabed, drawWeeds, heightAt, pathX } from './land.ts';
import { PEARLS } from './things.ts';
import { drawWreck } from './wreck.ts';

const CORALS = [
  { low: '#b8324f', high: '#ff8f9f' },
  { low: '#c9652c', high: '#ffc47a' },
  { low: '#6a3fa0', high: '#c79aff' },
  { low: '#1f8f86', high: '#8ff5dc' },
  { low: '#d94f8a', high: '#ffc2e0' },
] as const;

export function build(draft: Draft): void {
  drawSeabed(draft);
  const built = draft.layer('reef');
  drawStage(draft, built);
  drawRuins(draft, built);
  drawRocks(draft, built);
  drawCorals(draft, built);
  drawWeeds(draft);
  drawPearls(draft);
  drawAir(draft);
  drawBack(draft, built);
  drawWreck(draft, built);
}

/** The shell theatre: a great valve behind, a small one as the lip of the stage, and a pearl that lights both. */
function drawStage(draft: Draft, mesh: Mesh): void {
  // The upper valve leans back when it opens: a part of its own.
  const valve = draft.mover('valve', { x: 0, y: 1.2, z: -17.5 });
  scallop(valve, at(0, 0.9, -17.5).lean(-0.16), {
    ...{ radius: 14.5, ribs: 11, spread: 1.42, thick: 0.5 },
    ...{ inner: '#e8788c', outer: '#ffe6d4' },
  });
  scallop(mesh, at(0, 1.15, -10.2).lean(1.62), {
    ...{ radius: 8.2, ribs: 9, spread: 1.3, thick: 0.3 },
    ...{ inner: '#f2b8a4', outer: '#fff0e0' },
  });
  for (let step = 0; step < 3; step++) {
    const radius = 8.4 + step * 1.1;
    const y = 0.82 - step * 0.34;
    mesh.add(drum(radius + 0.2, radius - 0.2, 0.36, 40), {
      colour: '#d9c49a',
      top: '#f6e6c4',
      at: at(0, y, -13.5),
      grain: 0.05,
    });
    draft.pillar(0, y - 0.4, -13.5, radius, 0.76);
  }
  mesh.add(ball(1.35, 20, 14), { colour: '#fff0e4', at: at(0, 3.2, -14.5), grain: 0, glow: 1.1 });
  mesh.add(torus(1, 0.4, 8, 18), { colour: '#c96a80', at: at(0, 1.6, -14.5) });
  draft.pillar(0, 1, -14.5, 1.3, 3.5);
  draft.lamp({ x: 0, y: 3.6, z: -12.2, radius: 22, strength: 3.4, colour: '#FFB79A', through: true });
  for (const x of [-8, -4.5, 4.5, 8])
    draft.lamp({ x, y: 2, z: -11.5, radius: 15, strength: 1.7, colour: '#FF9E8C', through: true });
  draft.glow({ x: 0, y: 3.2, z: -14.5, size: 4.6, colour: '#FFD9C2', strength: 0.35 });
  for (let i = 0; i < 11; i++) {
    const angle = -1.25 + i * 0.25;
    const [x, z] = [Math.sin(angle) * 10.3, -13.5 + Math.cos(angle) * 10];
    if (Math.abs(x) > 2) footlight(draft, mesh, x, z, angle);
  }
}

function footlight(draft: Draft, mesh: Mesh, x: number, z: number, angle: number): void {
  const y = Math.max(0.6, heightAt(x, z));
  mesh.add(ball(0.3, 10, 7), { colour: '#ffe9dc', at: at(x, y + 0.85, z), grain: 0, glow: 0.6 });
  scallop(
    mesh,
    at(x, y + 0.35, z)
      .turn(angle)
      .lean(-0.9),
    {
      ...{ radius: 0.85, ribs: 4, spread: 1.3, thick: 0.1 },
      ...{ inner: '#f0a8a0', outer: '#ffe8d8' },
    },
  );
  draft.lamp({
    ...{ x, y: y + 1.2, z, radius: 5, strength: 0.7, colour: '#FFB79A' },
    ...{ glow: 1.1, glowStrength: 0.2 },
  });
  draft.pillar(x, y - 0.3, z, 0.35, 1.4);
}

function drawRuins(draft: Draft, mesh: Mesh): void {
  const columns: readonly (readonly [x: number, z: number, height: number, lean: number])[] = [
    [-9.5, -6, 7, 0.04],
    [9.5, -6, 5.2, -0.05],
    [-13, -1, 4.2, 0.1],
    [13.4, -2, 7.6, -0.03],
    [-8.6, 14, 2.6, 0.14],
    [9, 12, 4.6, -0.1],
  ];
  for (const [x, z, height, lean] of columns) {
    const y = heightAt(x, z) - 0.3;
    column(mesh, at(x, y, z).lean(lean, lean), height, '#6fa79b', '#d9e6cf', '#bcd4c0');
    draft.pillar(x, y, z, 0.8, height);
  }
}

function drawRocks(draft: Draft, mesh: Mesh): void {
  const moss = colour('#e58fa0');
  const rocks: readonly (readonly [x: number, z: number, size: number, tall: number])[] = [
    [-13.5, 27, 4, 1.7],
    [-9.6, 32.5, 2, 0.8],
    [12.2, 30, 3, 1.2],
    [-21, 6, 5, 1.8],
    [21, 4, 5.5, 2],
    [-17, -20, 6, 2.2],
    [18, -22, 6.5, 2.1],
    [10.5, 22, 1.3, 0.7],
    [-7, 20, 1, 0.6],
  ];
  for (const [x, z, size, tall] of rocks) {
    rock(mesh, at(x, heightAt(x, z) + size * tall * 0.3, z), size, {
      colour: '#2c6670',
      top: '#7fb0a0',
      detail: 2,
      tall,
      paint: (tint, corner) => {
        const grows = smooth(0.3, 0.9, corner.ny) * smooth(0.55, 0.75, noise(corner.x * 0.9, corner.z * 0.9));
        tint.mix(moss, grows * 0.8);
      },
    });
    draft.pillar(x, -1, z, size * 0.9, size * tall + 1);
  }
}

function drawCorals(draft: Draft, mesh: Mesh): void {
  const next = draft.random;
  const branches: readonly (readonly [x: number, z: number, size: number])[] = [
    [-5.8, 27, 1.5],
    [6.6, 27.5, 1.7],
    [-6.6, 16, 1.1],
    [6.8, 17, 1.2],
    [-12, 9, 1.8],
    [12, 8, 1.7],
    [-15, 16, 2],
    [16, 15, 1.9],
    [-11.5, -3, 1.4],
    [11, -4, 1.3],
    [8.5, 32, 1.5],
    [-4.2, 21.5, 0.7],
    [4.8, 23, 0.8],
    [-16, -14, 2.2],
    [15, -15, 2],
  ];
  branches.forEach(([x, z, size], index) => {
    branchCoral(mesh, { x, y: heightAt(x, z) - 0.1, z }, size, listAt(CORALS, index), next);
    draft.pillar(x, heightAt(x, z), z, 0.3 * size, size * 1.6);
  });
  for (let i = 0; i < 22; i++) {
    const z = -6 + next() * 38;
    const x = pathX(z) + (next() < 0.5 ? -1 : 1) * (3.6 + next() * 9);
    const size = 0.35 + next() * 0.6;
    const place = at(x, heightAt(x, z), z);
    if (i % 2) brainCoral(mesh, place.move(0, size * 0.25, 0), size, listAt(CORALS, i));
    else tubeSponge(mesh, place, listAt(CORALS, i), next);
  }
}

/** Who swims round the shell finds a garden there, with lights of its own, and not the back of a stage. */
function drawBack(draft: Draft, mesh: Mesh): void {
  const next = draft.random;
  for (let i = 0; i < 5; i++) {
    const [x, z] = [-9.6 + i * 4.8, -20.6 - (i % 2) * 1.8];
    const y = heightAt(x, z);
    branchCoral(mesh, { x, y: y - 0.1, z }, 1.5 + (i % 3) * 0.45, listAt(CORALS, i + 1), next);
    draft.pillar(x, y, z, 0.6, 2.4);
  }
  for (let i = 0; i < 6; i++) {
    const [x, z] = [-11 + i * 4.3, -19.8 - next() * 4.4];
    const place = at(x, heightAt(x, z), z);
    const size = 0.6 + next() * 0.7;
    if (i % 2) brainCoral(mesh, place.move(0, size * 0.25, 0), size, listAt(CORALS, i));
    else tubeSponge(mesh, place, listAt(CORALS, i), next);
  }
  for (const x of [-7.4, 0, 7.4]) footlight(draft, mesh, x, -24.2 + Math.abs(x) * 0.1, Math.PI);
  for (const x of [-6, 6])
    draft.lamp({ x, y: 2.4, z: -21.6, radius: 17, strength: 2.6, colour: '#FF9E8C', through: true });
  draft.lamp({ x: 0, y: 5.5, z: -22, radius: 13, strength: 1.5, colour: '#C79AFF', through: true });
}

/** Pearls in small shells: each is freed by hand and rises. */
function drawPearls(draft: Draft): void {
  PEARLS.forEach(({ id, at: [x, , z] }, index) => {
    const y = heightAt(x, z);
    const shells = draft.layers.find(({ name }) => name === 'reef')?.mesh;
    if (shells)
      scallop(
        shells,
        at(x, y + 0.1, z)
          .turn(index * 2)
          .lean(-1.1),
        {
          ...{ radius: 0.9, ribs: 4, spread: 1.2, thick: 0.1 },
          ...{ inner: '#b58fd0', outer: '#f4e6ff' },
        },
      );
    draft.mover(`pearl ${id}`, { x, y: y + 0.45, z }).add(ball(0.26, 10, 7), {
      ...{ colour: '#ffeede', at: at(x, y + 0.45, z), grain: 0, glow: 0.9, ghost: true },
    });
  });
}

function drawAir(draft: Draft): void {
  const { shafts, schools, motes } = draft.air;
  shafts.push({
    ...{ count: 22, low: [-22, -30], high: [22, 18] },
    ...{ colour: '#8cffee', strength: 0.17, height: 24 },
  });
  schools.push({
    kind: 'fish',
    size: 1,
    groups: [
      { centre: [-4, 6.5, -2], radius: 8, speed: 0.54, colour: '#ff9f6a', count: 24 },
      { centre: [7, 8.5, 2], radius: 7, speed: -0.45, colour: '#7fd4dc', count: 22 },
      { centre: [0, 9.5, -12], radius: 12, speed: 0.32, colour: '#f2dc8a', count: 24 },
      { centre: [-8, 3.6, 18], radius: 5, speed: 0.48, colour: '#f7825f', count: 20 },
    ],
  });
  motes.push(
    {
      ...{ kind: 'bubble', count: 150, box: [36, 14, 36], wind: [0, 0.9, 0] },
      ...{ colour: '#d6fff8', size: 0.16, floor: 0 },
    },
    {
      ...{ kind: 'spark', count: 300, box: [34, 11, 34], wind: [0.12, -0.06, 0.1] },
      ...{ colour: '#bff5ea', size: 0.035, floor: 0.2 },
    },
  );
}
