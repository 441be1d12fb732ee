/** The sky as a function of direction, and the fog that takes its colour from it. For both kinds of shader. */
export const AIR = /* glsl */ `
uniform vec3 uSkyLow, uSkyMiddle, uSkyHigh, uSunColour, uSunWay, uFogTint;
uniform float uSkyMiddleAt, uSunTight, uSunGlow, uTime, uFogFar, uFogLow, uFogThins, uFogLevel, uFogMost;

vec3 skyAt(vec3 way) {
  float up = clamp(way.y, 0.0, 1.0);
  vec3 colour = mix(uSkyLow, uSkyMiddle, smoothstep(0.0, uSkyMiddleAt, up));
  colour = mix(colour, uSkyHigh, smoothstep(uSkyMiddleAt * 0.5, 0.8, up));
  float sun = max(dot(way, uSunWay), 0.0);
  return colour + uSunColour * uSunGlow * (pow(sun, uSunTight) + 0.22 * pow(sun, uSunTight * 0.14));
}

// Fog that lies low is thinner the higher the eye or the thing is; between both it is averaged.
float fogAt(vec3 spot) {
  vec3 way = spot - cameraPosition;
  float far = length(way);
  float eye = exp(-uFogThins * max(cameraPosition.y - uFogLevel, 0.0));
  float there = exp(-uFogThins * max(spot.y - uFogLevel, 0.0));
  float lies = abs(way.y) > 0.05 ? (eye - there) / (uFogThins * way.y) : eye;
  float thick = far * uFogLow * clamp(lies, 0.0, 1.0) + far * far * uFogFar * uFogFar;
  return min(1.0 - exp(-thick), uFogMost);
}
`;

/** How every picture ends: fog, exposure, a soft shoulder, colour, contrast, and a trace of grain against bands. */
export const GRADE = /* glsl */ `
uniform float uExposure, uSaturation, uContrast;
uniform vec3 uLift;

float grain(vec2 spot) {
  vec3 mixed = fract(vec3(spot.xyx) * 0.1031);
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.x + mixed.y) * mixed.z);
}

vec3 shoulder(vec3 c) {
  const float knee = 0.62;
  return mix(c, knee + (1.0 - knee) * (1.0 - exp(-(max(c, knee) - knee) / (1.0 - knee))), step(knee, c));
}

vec3 inFog(vec3 colour, vec3 spot) {
  vec3 way = normalize(spot - cameraPosition);
  way.y = max(way.y * 0.6, 0.0);
  return mix(colour, skyAt(normalize(way)) * uFogTint, fogAt(spot));
}

vec3 toScreen(vec3 c) {
  return mix(1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, c * 12.92, step(c, vec3(0.0031308)));
}

// The shoulder works mostly on the largest channel, so that bright colours stay what they are.
vec3 grade(vec3 c) {
  c *= uExposure;
  float most = max(max(c.r, c.g), max(c.b, 1e-4));
  c = mix(c * (shoulder(vec3(most)).r / most), shoulder(c), 0.35);
  float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
  c = toScreen(max(mix(vec3(grey), c, uSaturation), 0.0));
  c = mix(c, c * c * (3.0 - 2.0 * c), uContrast);
  c += uLift * (1.0 - c) * (1.0 - c);
  return c + (grain(gl_FragCoord.xy) + grain(gl_FragCoord.xy + 7.7) - 1.0) / 255.0;
}
`;
