import { noReading, readPad, type SourceReading } from './readPad.ts';

const JOINTS = 25;

/** One hand of somebody, with or without a controller in it, as it is in this picture. */
export interface HeldSource {
  readonly source: XRInputSource;
  readonly reading: SourceReading;
  /** Where it points from and to, in the space at home. `false`: it is not seen right now. */
  hasRay: boolean;
  readonly ray: Float32Array;
  hasGrip: boolean;
  readonly grip: Float32Array;
  /** Bare hands: sixteen numbers for each joint. */
  hasJoints: boolean;
  readonly joints: Float32Array;
  readonly radii: Float32Array;
  /** Since when its trigger is held or its fingers are together, in seconds; -1 while they are not. */
  heldFor: number;
}

/** Reads the hands with each picture. */
export class Sources {
  readonly all: HeldSource[] = [];
  readonly #known = new Map<XRInputSource, HeldSource>();

  of(source: XRInputSource): HeldSource {
    const known = this.#known.get(source);
    if (known) return known;
    const made: HeldSource = {
      source,
      reading: noReading(),
      ...{ hasRay: false, ray: new Float32Array(16), hasGrip: false, grip: new Float32Array(16) },
      ...{ hasJoints: false, joints: new Float32Array(JOINTS * 16), radii: new Float32Array(JOINTS) },
      heldFor: -1,
    };
    this.#known.set(source, made);
    return made;
  }

  read(frame: XRFrame, space: XRReferenceSpace, sources: Iterable<XRInputSource>, seconds: number): void {
    this.all.length = 0;
    for (const source of sources) {
      const held = this.of(source);
      this.all.push(held);
      readPad(source.gamepad, held.reading);
      const ray = frame.getPose(source.targetRaySpace, space);
      held.hasRay = Boolean(ray);
      if (ray) held.ray.set(ray.transform.matrix);
      const grip = source.gripSpace && frame.getPose(source.gripSpace, space);
      held.hasGrip = Boolean(grip);
      if (grip) held.grip.set(grip.transform.matrix);
      held.hasJoints = source.hand ? readJoints(frame, space, source.hand, held) : false;
      if (held.heldFor >= 0) held.heldFor += seconds;
    }
  }

  /** The hand of that side; where there is only one, it is either. */
  side(side: 'left' | 'right'): HeldSource | undefined {
    return this.all.find(({ source }) => source.handedness === side) ?? this.#only();
  }

  #only(): HeldSource | undefined {
    return this.all.length === 1 ? this.all[0] : undefined;
  }
}

/** What newer browsers have: all joints at once, without an object for each. */
interface Filling {
  fillPoses?(spaces: Iterable<XRSpace>, base: XRSpace, out: Float32Array): boolean;
  fillJointRadii?(joints: Iterable<XRJointSpace>, out: Float32Array): boolean;
}

function readJoints(frame: XRFrame & Filling, space: XRSpace, hand: XRHand, held: HeldSource): boolean {
  if (frame.fillPoses && frame.fillJointRadii)
    return (
      frame.fillPoses(hand.values(), space, held.joints) && frame.fillJointRadii(hand.values(), held.radii)
    );
  let n = 0;
  for (const joint of hand.values()) {
    const pose = frame.getJointPose?.(joint, space);
    if (!pose) return false;
    held.joints.set(pose.transform.matrix, n * 16);
    held.radii[n++] = pose.radius ?? 0;
  }
  return true;
}
