import { Group, Matrix4, Vector3, type WebGLRenderer } from 'three';
import type { Rider, Visit } from '../../world/scene/Visit.ts';
import type { Collider } from '../../world/walk/Collider.ts';
import { ArcMesh } from './ArcMesh.ts';
import { type Landing, throwArc } from './arc.ts';
import { blinkAt, type Comfort, darken } from './comfort.ts';
import { HandsMesh } from './HandsMesh.ts';
import { Locomotion, type Wants } from './Locomotion.ts';
import type { MenuAct, MenuEntry } from './menu.ts';
import type { HeadPose } from './Rig.ts';
import { Signs, type Find } from './Signs.ts';
import { type HeldSource, Sources } from './Sources.ts';
import { Press } from './readPad.ts';
import { Veil } from './Veil.ts';
import { WristMenu } from './WristMenu.ts';

export interface HeadsetNeeds {
  visit: Visit;
  collider: Collider;
  gl: WebGLRenderer;
  session: XRSession;
  hasFloor: boolean;
  comfort: () => Comfort;
  /** Before each picture. */
  onFrame: () => void;
  /** What stands on the menu now. */
  entries: (page: WristMenu['page']) => MenuEntry[];
  title: string;
  foot: (hasHands: boolean) => string;
  /** What the headset itself cannot do: leave, say, mute. */
  act: (act: MenuAct) => void;
  find: Find;
}

/** A press that lasts longer than this aims a teleport instead of using something. */
const AIM_S = 0.28;
const PUSHED = 0.6;
const LET_GO = 0.3;
const RAY = 3;

/** A headset that is worn: reads head and hands with each picture, moves one, and draws what only its wearer sees. */
export class Headset implements Rider {
  /** What is drawn in the space at home; it is moved as a whole. */
  readonly home = new Group();
  /** What is drawn in the place itself. */
  readonly around = new Group();
  readonly signs: Signs;
  readonly #needs: HeadsetNeeds;
  readonly #feet: Locomotion;
  readonly #sources = new Sources();
  readonly #hands = new HandsMesh();
  readonly #menu = new WristMenu();
  readonly #arc = new ArcMesh();
  readonly #veil = new Veil();
  readonly #head: HeadPose = { x: 0, y: 0, z: 0, heading: 0 };
  readonly #wants: Wants = { ahead: 0, aside: 0, turn: 0, jump: false };
  readonly #landing: Landing = { x: 0, y: 0, z: 0, isFree: false, count: 0 };
  readonly #menuKey = new Press();
  readonly #stop = new AbortController();
  readonly #eyes = new Vector3();
  readonly #eyesAtHome = new Vector3();
  readonly #ahead = new Vector3();
  readonly #aheadAtHome = new Vector3();
  readonly #ray = new Matrix4();
  readonly #from = new Vector3();
  readonly #way = new Vector3();
  #entries: MenuEntry[] = [];
  #hasBegun = false;
  #aims: HeldSource | null = null;
  #aimsByStick = false;
  #edge = 0;
  #blinkedFor = 1;
  #wasPalmSeen = false;

  constructor(needs: HeadsetNeeds) {
    this.#needs = needs;
    const { walker, isOn } = needs.visit;
    this.#feet = new Locomotion({ walker, isOn, collider: needs.collider });
    this.home.name = 'headset';
    this.home.add(this.#hands.group, this.#menu.panel.mesh, this.#veil.mesh);
    this.around.add(this.#arc.mesh);
    this.signs = new Signs(this.around, needs.find);
    this.#listen();
  }

  frame(seconds: number): Vector3 {
    const { gl, session, onFrame } = this.#needs;
    onFrame();
    const frame = gl.xr.getFrame();
    const space = gl.xr.getReferenceSpace();
    const pose = frame && space ? frame.getViewerPose(space) : undefined;
    // Between two pictures the device may have lost its way; one stays where one is.
    if (!pose || !space) return this.#eyes;
    this.#readHead(pose);
    const comfort = this.#needs.comfort();
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      this.#feet.begin(this.#head, comfort, this.#needs.hasFloor);
    }
    this.#sources.read(frame, space, session.inputSources, seconds);
    // A menu of the device lies over the picture: hands work there, not here.
    if (session.visibilityState === 'visible') this.#ask(comfort);
    else Object.assign(this.#wants, { ahead: 0, aside: 0, turn: 0, jump: false });
    this.#feet.frame(seconds, this.#head, this.#wants, comfort);
    this.#place();
    this.#draw(seconds, comfort);
    return this.#eyes;
  }

  /** Moves on by a menu entry. */
  turn(by: number): void {
    this.#feet.turn(by, this.#head);
    this.#blinkedFor = 0;
  }

  dispose(): void {
    this.#stop.abort();
    for (const part of [this.#hands, this.#menu, this.#arc, this.#veil, this.signs]) part.dispose();
    this.home.removeFromParent();
    this.around.removeFromParent();
  }

  #listen(): void {
    const { session } = this.#needs;
    const { signal } = this.#stop;
    session.addEventListener(
      'selectstart',
      ({ inputSource }) => {
        if (session.visibilityState === 'visible') this.#sources.of(inputSource).heldFor = 0;
      },
      { signal },
    );
    session.addEventListener('selectend', ({ inputSource }) => this.#letGo(this.#sources.of(inputSource)), {
      signal,
    });
  }

  /** A trigger, or two fingers: briefly uses or presses, long has aimed and goes. */
  #letGo(held: HeldSource): void {
    const { heldFor } = held;
    held.heldFor = -1;
    if (heldFor < 0) return;
    if (this.#aims === held && !this.#aimsByStick) return this.#goThere();
    if (this.#menu.isOpen && this.#pointer() === held && this.#menu.at >= 0) return this.#press();
    if (heldFor < AIM_S) this.#needs.visit.page?.use();
  }

  #press(): void {
    const entry = this.#entries[this.#menu.at];
    if (!entry) return;
    if (entry.act.kind === 'page') this.#menu.page = entry.act.page;
    else if (entry.act.kind === 'close') this.#menu.open(false);
    else if (entry.act.kind === 'turn')
      this.turn(entry.act.way * ((this.#needs.comfort().snap || 45) * (Math.PI / 180)));
    else {
      // The next who knocks is another question.
      if (entry.act.kind === 'knock') this.#menu.page = 'main';
      this.#needs.act(entry.act);
    }
  }

  #readHead({ transform: { position, orientation } }: XRViewerPose): void {
    const { x, y, z, w } = orientation;
    const ahead = this.#aheadAtHome.set(
      -2 * (x * z + w * y),
      -2 * (y * z - w * x),
      -(1 - 2 * (x * x + y * y)),
    );
    const head = this.#head;
    head.x = position.x;
    head.y = position.y;
    head.z = position.z;
    // Whoever looks at their feet, or at the sky, still faces where they faced.
    if (Math.abs(ahead.y) < 0.96) head.heading = Math.atan2(-ahead.x, -ahead.z);
    this.#eyesAtHome.set(head.x, head.y, head.z);
  }

  /** The hand that wears the menu, and the hand that points. */
  #wearer(): HeldSource | undefined {
    return this.#sources.side(this.#needs.comfort().swapped ? 'right' : 'left');
  }

  #pointer(): HeldSource | undefined {
    return this.#sources.side(this.#needs.comfort().swapped ? 'left' : 'right');
  }

  /** What the hands want in this picture. */
  #ask({ walks }: Comfort): void {
    // A controller that was put away aims no more.
    if (this.#aims && !this.#sources.all.includes(this.#aims)) this.#stopAiming(this.#aims);
    const walking = this.#wearer();
    const turning = this.#pointer();
    const wants = this.#wants;
    const isOne = walking === turning;
    wants.ahead = isOne ? 0 : (walking?.reading.stickY ?? 0);
    wants.aside = isOne ? 0 : (walking?.reading.stickX ?? 0);
    wants.turn = this.#aimsByStick ? 0 : (turning?.reading.stickX ?? 0);
    wants.jump = turning?.reading.low ?? false;
    const hasKey = this.#sources.all.some(({ reading }) => reading.high);
    if (this.#menuKey.read(hasKey)) this.#menu.open(!this.#menu.isOpen);
    this.#lookAtPalm();
    this.#aim(turning);
    // Who does not walk by the stick may teleport by either.
    if (!walks && !this.#aims && walking !== turning) this.#aim(walking);
  }

  /** A bare hand whose palm is turned to the eyes shows the menu. */
  #lookAtPalm(): void {
    const hand = this.#wearer();
    if (!hand?.hasJoints) return;
    const { joints } = hand;
    // The wrist's y axis points out of the back of the hand.
    this.#way.set(joints[4] ?? 0, joints[5] ?? 0, joints[6] ?? 0);
    this.#from.set(joints[12] ?? 0, joints[13] ?? 0, joints[14] ?? 0).sub(this.#eyesAtHome);
    const isSeen = this.#way.dot(this.#from.normalize()) > 0.75;
    if (isSeen !== this.#wasPalmSeen) this.#menu.open(isSeen);
    this.#wasPalmSeen = isSeen;
  }

  #aim(held: HeldSource | undefined): void {
    if (!held?.hasRay) return this.#stopAiming(held);
    const { stickX, stickY } = held.reading;
    const isPushed = stickY > (this.#aims === held ? LET_GO : PUSHED) && stickY > Math.abs(stickX) * 0.8;
    if (isPushed) {
      this.#aims = held;
      this.#aimsByStick = true;
    } else if (this.#aims === held && this.#aimsByStick) {
      if (Math.hypot(stickX, stickY) < PUSHED) this.#goThere();
      return;
    }
    for (const each of this.#sources.all)
      if (!this.#aims && each.hasRay && each.heldFor > AIM_S && !(this.#menu.isOpen && this.#menu.at >= 0)) {
        this.#aims = each;
        this.#aimsByStick = false;
      }
  }

  #stopAiming(held: HeldSource | undefined): void {
    if (this.#aims && this.#aims !== held && this.#aims.hasRay) return;
    this.#aims = null;
    this.#aimsByStick = false;
    this.#arc.hide();
  }

  #goThere(): void {
    this.#aims = null;
    this.#aimsByStick = false;
    this.#arc.hide();
    if (!this.#landing.isFree) return;
    this.#feet.teleport(this.#landing, this.#head, this.#needs.comfort());
    this.#blinkedFor = 0;
    this.#place();
  }

  /** Moves what is drawn at home, and the eyes, to where the feet now are. */
  #place(): void {
    const { rig } = this.#feet;
    this.home.position.set(rig.x, rig.y, rig.z);
    this.home.rotation.y = rig.yaw;
    this.home.updateMatrixWorld();
    this.#eyes.copy(this.#eyesAtHome).applyMatrix4(this.home.matrixWorld);
    this.#ahead.copy(this.#aheadAtHome).transformDirection(this.home.matrixWorld);
  }

  #draw(seconds: number, comfort: Comfort): void {
    const wearer = this.#wearer();
    const pointer = this.#pointer();
    let far: number | null = null;
    if (this.#menu.isOpen) {
      const wrist = wearer !== pointer && wearer?.hasGrip ? wearer.grip : null;
      this.#menu.place(wrist, this.#eyesAtHome, this.#aheadAtHome);
      this.#entries = this.#needs.entries(this.#menu.page);
      if (pointer?.hasRay) far = this.#menu.point(this.#ray.fromArray(pointer.ray), this.#entries.length);
      const hasHands = this.#sources.all.some(({ hasJoints }) => hasJoints);
      const { title } = this.#needs;
      this.#menu.draw({ title, entries: this.#entries, foot: this.#needs.foot(hasHands) });
    }
    this.#drawHands(pointer, far);
    if (this.#aims?.hasRay) {
      this.#ray.fromArray(this.#aims.ray).premultiply(this.home.matrixWorld);
      this.#from.setFromMatrixPosition(this.#ray);
      this.#way.set(0, 0, -1).transformDirection(this.#ray);
      const { visit, collider } = this.#needs;
      throwArc(this.#from, this.#way, collider, visit.isOn, this.#arc.points, this.#landing);
      this.#arc.show(this.#landing);
    }
    this.#edge = darken(this.#edge, this.#feet.isMoved, comfort.vignette, seconds);
    this.#blinkedFor += seconds;
    this.#veil.show(this.#edge, blinkAt(this.#blinkedFor));
    this.signs.frame(seconds, this.#eyes, this.#ahead, this.#needs.visit.page?.reach() ?? null);
  }

  #drawHands(pointer: HeldSource | undefined, far: number | null): void {
    this.#hands.begin();
    for (const [n, held] of this.#sources.all.slice(0, 2).entries()) {
      if (held.hasJoints) this.#hands.joints(n, held.joints, held.radii);
      else if (held.hasGrip) this.#hands.grip(n, held.grip);
      if (held === pointer && held.hasRay && held !== this.#aims)
        this.#hands.ray(n, held.ray, far ?? (this.#menu.isOpen ? RAY : RAY / 3));
    }
    this.#hands.end();
  }
}
