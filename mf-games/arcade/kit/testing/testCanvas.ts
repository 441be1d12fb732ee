/** Stands in for the canvas that jsdom has not: everything can be called, nothing is painted. */
export function testContext(): CanvasRenderingContext2D {
  const calls: Record<string, unknown> = {
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
    measureText: (text: string) => ({ width: text.length * 10 }),
  };
  const context = new Proxy(calls, {
    get: (target, name) => target[String(name)] ?? nothing,
    set: () => true,
  });
  // The proxy answers to every name that a context has.
  return context as unknown as CanvasRenderingContext2D;
}

const nothing = () => undefined;
const gradient = { addColorStop: nothing };

class TestPath {
  addPath = nothing;
  arc = nothing;
  arcTo = nothing;
  bezierCurveTo = nothing;
  closePath = nothing;
  ellipse = nothing;
  lineTo = nothing;
  moveTo = nothing;
  quadraticCurveTo = nothing;
  rect = nothing;
  roundRect = nothing;
}

/** Gives all canvases of a test such a context. */
export function installTestCanvas(): void {
  HTMLCanvasElement.prototype.getContext = testContext as unknown as HTMLCanvasElement['getContext'];
  Object.assign(globalThis, { Path2D: TestPath });
}
