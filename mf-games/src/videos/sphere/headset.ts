import type { SpherePainter } from './SpherePainter.ts';

/** What is used of WebXR here, where the types of a library for scenes would be all that is used of it. */
interface Xr {
  isSessionSupported(mode: 'immersive-vr'): Promise<boolean>;
  requestSession(mode: 'immersive-vr'): Promise<XrSession>;
}

interface XrSession extends EventTarget {
  requestReferenceSpace(kind: 'local'): Promise<object>;
  requestAnimationFrame(paint: (time: number, frame: XrFrame) => void): number;
  updateRenderState(state: { baseLayer: XrLayer }): void;
  end(): Promise<void>;
}

interface XrFrame {
  getViewerPose(space: object): { views: readonly XrView[] } | null;
}

interface XrView {
  projectionMatrix: Float32Array;
  transform: { matrix: Float32Array };
}

interface XrLayer {
  framebuffer: WebGLFramebuffer | null;
  getViewport(view: XrView): { x: number; y: number; width: number; height: number };
}

type MakeLayer = new (session: XrSession, context: WebGL2RenderingContext) => XrLayer;

const xrOf = (holder: object): Xr | undefined => ('xr' in holder ? (holder.xr as Xr | undefined) : undefined);

/** Whether somebody could put a headset on here. */
export async function hasHeadset(): Promise<boolean> {
  return (
    (await xrOf(navigator)
      ?.isSessionSupported('immersive-vr')
      .catch(() => false)) ?? false
  );
}

interface Wear {
  painter: SpherePainter;
  film: HTMLVideoElement;
  /** Where the page looks: that is straight ahead now. */
  yaw: () => number;
  onEnd: () => void;
}

/** Shows a film all around who wears the headset. Gives a way to take it off; throws where the headset says no. */
export async function wearSphere({ painter, film, yaw, onEnd }: Wear): Promise<() => void> {
  const session = await xrOf(navigator)?.requestSession('immersive-vr');
  if (!session || !('XRWebGLLayer' in window)) throw new Error('There is no headset.');
  session.addEventListener('end', onEnd, { once: true });
  try {
    await begin(session, window.XRWebGLLayer as MakeLayer, { painter, film, yaw });
  } catch (error) {
    await session.end();
    throw error;
  }
  return () => void session.end();
}

async function begin(
  session: XrSession,
  Layer: MakeLayer,
  { painter, film, yaw }: Omit<Wear, 'onEnd'>,
): Promise<void> {
  await painter.share();
  const layer = new Layer(session, painter.context);
  session.updateRenderState({ baseLayer: layer });
  const space = await session.requestReferenceSpace('local');
  session.requestAnimationFrame(function paint(_, frame) {
    session.requestAnimationFrame(paint);
    const pose = frame.getViewerPose(space);
    if (!pose || film.readyState < film.HAVE_CURRENT_DATA) return;
    painter.paintWorn(film, yaw(), {
      framebuffer: layer.framebuffer,
      eyes: pose.views.map((view) => ({
        box: layer.getViewport(view),
        projection: view.projectionMatrix,
        matrix: view.transform.matrix,
      })),
    });
  });
}
