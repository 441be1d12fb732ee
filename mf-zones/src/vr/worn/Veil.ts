import { Mesh, PlaneGeometry, ShaderMaterial } from 'three';

// By the angle from straight ahead, because the middle of what an eye sees is not the middle of its picture.
const VERTEX = /* glsl */ `
varying vec2 vAngle;
void main() {
  vAngle = vec2((position.x + projectionMatrix[2][0]) / projectionMatrix[0][0], (position.y + projectionMatrix[2][1]) / projectionMatrix[1][1]);
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

const FRAGMENT = /* glsl */ `
uniform float uEdge, uAll;
varying vec2 vAngle;
void main() {
  float far = length(vAngle);
  float edge = smoothstep(mix(1.6, 0.42, uEdge), mix(2.2, 0.95, uEdge), far);
  gl_FragColor = vec4(0.0, 0.0, 0.0, max(edge * step(0.001, uEdge), uAll));
}`;

/** What darkens the picture: its edge while one is moved, all of it for a blink. */
export class Veil {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>;
  readonly #edge = { value: 0 };
  readonly #all = { value: 0 };

  constructor() {
    const material = new ShaderMaterial({
      uniforms: { uEdge: this.#edge, uAll: this.#all },
      ...{ transparent: true, depthTest: false, depthWrite: false },
      ...{ vertexShader: VERTEX, fragmentShader: FRAGMENT },
    });
    this.mesh = new Mesh(new PlaneGeometry(2, 2), material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 50;
    this.mesh.name = 'veil';
  }

  show(edge: number, all: number): void {
    this.#edge.value = edge;
    this.#all.value = all;
    this.mesh.visible = edge > 0 || all > 0;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
