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
uniform vec2 look;
uniform vec2 reach;
const float PI = 3.14159265;
void main() {
  vec3 ray = normalize(vec3(place * reach, -1.0));
  float c = cos(look.y), s = sin(look.y);
  ray = vec3(ray.x, c * ray.y - s * ray.z, s * ray.y + c * ray.z);
  float around = atan(ray.x, -ray.z) + look.x;
  float down = acos(clamp(ray.y, -1.0, 1.0)) / PI;
  color = vec4(texture(picture, vec2(fract(around / (2.0 * PI) + 0.5), down)).rgb, 1.0);
}`;

/** Half of the angle that is seen across the shorter side. */
const HALF_VIEW = 0.66;

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

  paint(video: HTMLVideoElement, { yaw, pitch }: Look): void {
    const { gl, canvas, program } = this;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const width = Math.round(canvas.clientWidth * ratio);
    const height = Math.round(canvas.clientHeight * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    gl.viewport(0, 0, width, height);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, video);
    const half = Math.tan(HALF_VIEW);
    const short = Math.min(width, height);
    gl.uniform2f(gl.getUniformLocation(program, 'look'), yaw, pitch);
    gl.uniform2f(gl.getUniformLocation(program, 'reach'), (half * width) / short, (half * height) / short);
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
