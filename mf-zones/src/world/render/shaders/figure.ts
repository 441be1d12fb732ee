/** How a body moves: everything in the shader, from a phase, how fast it walks, and a gesture. */
export const FIGURE_VERTEX = /* glsl */ `
attribute vec2 aMark;
attribute vec4 aPlace, aPose, aLamp, aSkin, aHair, aTop, aBottom, aAccent;
attribute float aThere;
varying vec3 vSpot, vFacing, vCoat;
varying vec4 vLamp;
varying float vFoot, vShine, vThere;

mat2 turned(float a) { float s = sin(a), c = cos(a); return mat2(c, -s, s, c); }

// A limb swings about its joint.
void bend(inout vec3 p, inout vec3 n, float joint, float angle) {
  mat2 by = turned(angle);
  p.y -= joint;
  p.yz = by * p.yz;
  n.yz = by * n.yz;
  p.y += joint;
}

void raise(inout vec3 p, inout vec3 n, float shoulder, float side, float angle) {
  mat2 by = turned(angle * side);
  p -= vec3(0.2 * side, shoulder, 0.0);
  p.xy = by * p.xy;
  n.xy = by * n.xy;
  p += vec3(0.2 * side, shoulder, 0.0);
}

void main() {
  vec3 p = position, n = normal;
  float part = aMark.x, slot = aMark.y;
  float walk = aPose.y;
  float beat = uTime * 7.5 * step(0.001, walk) + aPose.x;
  float stride = sin(beat) * 0.75 * walk;
  float rest = sin(uTime * 1.7 + aPose.x);
  bool waves = aPose.z == 1.0, sits = aPose.z == 2.0, dances = aPose.z == 3.0, cheers = aPose.z == 4.0;
  float tune = uTime * 6.4 + floor(aPose.x) * 1.7;

  if (part > 3.5) {
    float side = part < 4.5 ? 1.0 : -1.0;
    float angle = sits ? 1.48 + 0.04 * sin(uTime * 1.3 + aPose.x + side)
      : dances ? 0.15 + 0.45 * max(0.0, sin(tune) * side) : -stride * side;
    bend(p, n, 0.5, angle);
    // Who sits has their feet a little apart; who dances steps from one side to the other.
    if (sits) p.x += sign(position.x) * max(0.0, p.z) * 0.24;
    if (dances) p.x += sign(position.x) * (0.5 - p.y) * 0.16;
    p.y += max(0.0, cos(beat) * side) * 0.05 * walk;
  } else if (part > 1.5) {
    float side = part < 2.5 ? -1.0 : 1.0;
    if (waves && side > 0.0) raise(p, n, 0.95, side, -2.1 + 0.35 * sin(uTime * 8.0 + aPose.x));
    else if (cheers) raise(p, n, 0.95, side, -2.35 + 0.2 * sin(uTime * 11.0 + side));
    else if (dances) {
      bend(p, n, 0.95, 0.3 + 0.35 * sin(tune * 0.5 + side));
      raise(p, n, 0.95, side, -1.45 - 0.7 * sin(tune + side * 1.2));
    } else bend(p, n, 0.95, sits ? 0.62 : -stride * side * 0.8);
    p.y += rest * 0.006;
  } else if (part > 0.5) {
    float nod = rest * 0.06 + 0.05 * sin(beat * 2.0) * walk + (dances ? 0.16 * sin(tune) : 0.0);
    p.y -= 1.1;
    p.xy = turned(nod * 0.6) * p.xy;
    p.yz = turned(nod * 0.5) * p.yz;
    p.y += 1.1 + rest * 0.008;
  } else {
    p.y += rest * 0.004 * p.y;
    bend(p, n, 0.0, -0.06 * walk);
  }
  p.y += abs(sin(beat)) * 0.045 * walk;
  if (sits) p.y -= 0.39;
  if (dances) {
    p.y += abs(sin(tune)) * 0.07;
    // The feet stay, the hips and the head go to and fro.
    p.x += 0.11 * sin(tune * 0.5) * smoothstep(0.0, 1.3, p.y);
    p.xz = turned(0.45 * sin(tune * 0.5)) * p.xz;
  }
  if (cheers) p.y += abs(sin(uTime * 6.0 + aPose.x)) * 0.16;

  mat2 way = turned(aPlace.w);
  p *= aPose.w;
  p.xz = way * p.xz;
  n.xz = way * n.xz;
  vSpot = p + aPlace.xyz;
  vFacing = n;
  vFoot = mix(0.55, 1.0, smoothstep(0.0, 0.9, position.y));
  vShine = slot > 6.5 ? 1.0 : 0.06;
  vec3 coat = slot < 0.5 ? aSkin.rgb : slot < 1.5 ? aHair.rgb : slot < 2.5 ? aTop.rgb
    : slot < 3.5 ? aBottom.rgb : slot < 4.5 ? aAccent.rgb : slot < 5.5 ? vec3(0.11, 0.11, 0.17)
    : slot < 6.5 ? mix(aSkin.rgb, vec3(0.93, 0.48, 0.48), 0.45) : aAccent.rgb;
  vCoat = coat * coat;
  vLamp = aLamp;
  vThere = aThere;
  gl_Position = projectionMatrix * viewMatrix * vec4(vSpot, 1.0);
}`;

export const FIGURE_FRAGMENT = /* glsl */ `
varying vec3 vSpot, vFacing, vCoat;
varying vec4 vLamp;
varying float vFoot, vShine, vThere;

void main() {
  // Somebody who is half gone is drawn in half of the dots, and in half of their colour.
  if (vThere < 0.99 && vThere < fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))))) discard;
  vec3 facing = normalize(vFacing);
  vec3 colour = lit(vCoat, facing, vSpot, vFoot, vLamp.a, vLamp.rgb * (0.6 + 0.4 * facing.y), vShine);
  vec3 eye = normalize(cameraPosition - vSpot);
  float edge = pow(1.0 - max(dot(facing, eye), 0.0), 2.5);
  colour += (uRimColour * 0.3 * (0.3 + 0.7 * clamp(facing.y * 0.6 + 0.5, 0.0, 1.0)) * min(uRim, 0.6) * 1.8 + vLamp.rgb * vCoat * 0.5) * edge;
  colour = mix(vec3(dot(colour, vec3(0.3, 0.6, 0.1))), colour, vThere);
  gl_FragColor = vec4(grade(inFog(colour, vSpot)), 1.0);
}`;
