/** Light on a surface: sky and ground, the key light, lamps that were baked, a rim, and what shines by itself. */
export const LIT = /* glsl */ `
uniform vec3 uKeyColour, uKeyWay, uShadeSky, uShadeGround, uRimColour;
uniform float uRim, uCaustics, uWarmth;

float caustics(vec2 p) {
  float t = uTime * 0.6;
  float sum = 0.0;
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    p += vec2(sin(p.y * 0.9 + t + f), cos(p.x * 0.8 - t * 0.8 + f * 2.0)) * 0.9;
    sum += abs(sin(p.x * 0.7 + p.y * 0.5 + f));
    p = mat2(0.8, 0.6, -0.6, 0.8) * p * 1.25;
  }
  return pow(1.0 - sum / 3.0, 3.0) * 4.0;
}

vec3 lit(vec3 albedo, vec3 facing, vec3 spot, float open, float sun, vec3 lamp, float glow) {
  vec3 eye = normalize(cameraPosition - spot);
  vec3 shade = mix(uShadeGround, uShadeSky, facing.y * 0.5 + 0.5) * open;
  vec3 key = uKeyColour * clamp((dot(facing, uKeyWay) + 0.25) / 1.25, 0.0, 1.0) * sun;
  if (uCaustics > 0.0)
    key *= 1.0 + uCaustics * (caustics(spot.xz * 0.55 + spot.y * 0.2) - 0.55) * clamp(facing.y + 0.4, 0.0, 1.0);
  float edge = pow(1.0 - max(dot(facing, eye), 0.0), 3.0);
  vec3 rim = uRimColour * uRim * edge * (0.35 + 0.65 * clamp(facing.y * 0.5 + 0.5, 0.0, 1.0)) * open
    * (1.0 - smoothstep(0.55, 0.9, facing.y)) * (0.4 + 0.6 * sun);
  // Warm lamp light on a cold colour turns pink unless the cold light steps back and the colour follows.
  float grey = dot(albedo, vec3(0.3, 0.5, 0.2));
  vec3 warm = mix(albedo, grey * vec3(1.25, 1.0, 0.72), uWarmth);
  float cold = 1.0 - uWarmth * min(0.9, max(lamp.r, lamp.g) * 1.1);
  vec3 colour = albedo * (shade + key) * cold + warm * lamp + rim * (albedo * 0.7 + 0.3);
  return mix(colour, albedo * max(glow, 1.0), clamp(glow, 0.0, 1.0));
}
`;
