import type { Look } from './look.ts';

const VERTEX = `#version 300 es
out vec2 place;
void main() {
  vec2 corner = vec2(gl_VertexID % 2, gl_VertexID / 2) * 4.0 - 1.0;
  place = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

// For each pixel the direction that it is seen in, and the place of the picture that lies there.
const FRAGMENT = `#version 300 es
precision highp float;
in vec2 place;
out vec4 color;
uniform sampler2D picture;
uniform mat3 turn;
uniform float yaw;
uniform vec2 reach;
uniform vec2 skew;
const float PI = 3.14159265;
void main() {
  vec3 ray = normalize(turn * vec3((place + skew) * reach, -1.0));
  float around = atan(ray.x, -ray.z) + yaw;
  float down = acos(clamp(ray.y, -1.0, 1.0)) / PI;
  color = vec4(texture(picture, vec2(fract(around / (2.0 * PI) + 0.5), down)).rgb, 1.0);
}`;

/** Half of the angle that is seen across the shorter side. */
const HALF_VIEW = 0.66;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What one eye sees, and where in the picture. */
interface Sight {
  /** Three columns. */
  turn: number[];
  reach: [number, number];
  skew: [number, number];
  box: Box;
}

/** A picture that a headset asks for. */
export interface Worn {
  framebuffer: WebGLFramebuffer | null;
  eyes: readonly { box: Box; projection: ArrayLike<number>; matrix: ArrayLike<number> }[];
}

/** Paints a video, flat as a map of the world, as the inside of a sphere around whoever looks. One triangle, no library. */
export class SpherePainter {
  private readonly canvas: HTMLCanvasElement;
  private readonly gl: WebGL2RenderingContext;
  private readonly program: WebGLProgram;

  private constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, program: WebGLProgram) {
    this.canvas = canvas;
    this.gl = gl;
    this.program = program;
  }

  /** Undefined where the browser cannot: the video is shown flat then. */
  static on(canvas: HTMLCanvasElement): SpherePainter | undefined {
    const gl = canvas.getContext('webgl2', { antialias: false });
    const program = gl && link(gl);
    if (!gl || !program) return undefined;
    gl.useProgram(program);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return new SpherePainter(canvas, gl, program);
  }

  /** On the page, seen by one eye. */
  paint(video: HTMLVideoElement, { yaw, pitch }: Look): void {
    const { gl, canvas } = this;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const width = Math.round(canvas.clientWidth * ratio);
    const height = Math.round(canvas.clientHeight * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    this.take(video, yaw);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    const half = Math.tan(HALF_VIEW);
    const short = Math.min(width, height);
    const [c, s] = [Math.cos(pitch), Math.sin(pitch)];
    this.see({
      turn: [1, 0, 0, 0, c, s, 0, -s, c],
      reach: [(half * width) / short, (half * height) / short],
      skew: [0, 0],
      box: { x: 0, y: 0, width, height },
    });
  }

  /** In a headset: the head turns by itself, each eye has its own part of the picture. */
  paintWorn(video: HTMLVideoElement, yaw: number, { framebuffer, eyes }: Worn): void {
    this.take(video, yaw);
    this.gl.bindFramebuffer(this.gl.FRAMEBUFFER, framebuffer);
    for (const { box, projection, matrix } of eyes) {
      const [across = 1, up = 1] = [projection[0], projection[5]];
      this.see({
        turn: [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => matrix[column * 4 + row] ?? 0)),
        reach: [1 / across, 1 / up],
        skew: [projection[8] ?? 0, projection[9] ?? 0],
        box,
      });
    }
  }

  /** For a headset that was found after the page had begun. */
  async share(): Promise<void> {
    const gl: WebGL2RenderingContext & { makeXRCompatible?: () => Promise<void> } = this.gl;
    await gl.makeXRCompatible?.();
  }

  get context(): WebGL2RenderingContext {
    return this.gl;
  }

  private take(video: HTMLVideoElement, yaw: number): void {
    const { gl, program } = this;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, video);
    gl.uniform1f(gl.getUniformLocation(program, 'yaw'), yaw);
  }

  private see({ turn, reach, skew, box }: Sight): void {
    const { gl, program } = this;
    gl.viewport(box.x, box.y, box.width, box.height);
    gl.uniformMatrix3fv(gl.getUniformLocation(program, 'turn'), false, turn);
    gl.uniform2fv(gl.getUniformLocation(program, 'reach'), reach);
    gl.uniform2fv(gl.getUniformLocation(program, 'skew'), skew);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  close(): void {
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function link(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}
