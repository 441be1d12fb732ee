import { Color, type IUniform, Vector3 } from 'three';
import { colour } from '../maths/Colour.ts';
import { type Look, unit } from '../draft/look.ts';

export type Uniforms = Record<string, IUniform>;

/** Colours of ours are linear already; three must not turn them again. */
export function threeColour(hex: string, strength = 1): Color {
  const { r, g, b } = colour(hex).scale(strength);
  return new Color().setRGB(r, g, b);
}

const way = (towards: readonly [number, number, number]) => {
  const { x, y, z } = unit(towards);
  return new Vector3(x, y, z);
};

/** One object for all materials of a place: changing a value changes it everywhere. */
export function uniformsOf({ sky, sun, fog, key, shade, rim, grade, ...look }: Look): Uniforms {
  const values = {
    uTime: 0,
    /** How high the picture is, for the size of points. */
    uPixels: 800,
    uSkyLow: threeColour(sky.low),
    uSkyMiddle: threeColour(sky.middle),
    uSkyHigh: threeColour(sky.high),
    uSkyMiddleAt: sky.middleAt,
    uSunColour: threeColour(sun.colour),
    uSunWay: way(sun.towards),
    uSunTight: sun.tight,
    uSunGlow: sun.glow,
    uFogFar: fog.far,
    uFogLow: fog.low,
    uFogThins: fog.thins,
    uFogLevel: fog.level ?? 0,
    uFogMost: fog.most,
    uFogTint: threeColour(fog.tint ?? '#ffffff'),
    uKeyColour: threeColour(key.colour, key.strength ?? 1),
    uKeyWay: way(key.towards),
    uShadeSky: threeColour(shade.sky, shade.strength ?? 1),
    uShadeGround: threeColour(shade.ground, shade.strength ?? 1),
    uRimColour: threeColour(rim.colour),
    uRim: rim.amount,
    uExposure: grade.exposure,
    uSaturation: grade.saturation,
    uContrast: grade.contrast,
    uLift: new Vector3(...grade.lift),
    uCaustics: look.caustics ?? 0,
    uWarmth: look.warmth,
    uWind: look.wind ?? 1,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
