import type { Shelf } from '@plaza/shell-contract';
import type { Microphone } from '../../link/ZoneLink.ts';
import type { Visit } from '../../world/scene/Visit.ts';
import type { Knocks } from '../../knocks/useKnocks.ts';
import { rateOf, COMFORT, type Comfort, SNAP_ANGLES } from './comfort.ts';
import { Headset } from './Headset.ts';
import { LighterStep } from './LighterStep.ts';
import { type MenuWords, menuOf } from './menu.ts';
import type { Find } from './Signs.ts';

export interface WearWords extends MenuWords {
  menu: string;
  help: string;
  helpHands: string;
  numbers(holes: { calls: number; triangles: number }): string;
}

export interface WearNeeds {
  visit: Visit;
  session: XRSession;
  words: WearWords;
  phrases: readonly string[];
  find: Find;
  say: (text: string) => void;
  microphone: () => Microphone | null;
  leave: () => void;
  knocks: () => Knocks;
  /** Where what is comfortable is kept. */
  shelf: Shelf;
  /** Shows on the menu what a picture costs. */
  hasNumbers: boolean;
}

/** A headset that is on. It ends with its session. */
export interface Worn {
  say(id: number, text: string): void;
  tell(text: string): void;
}

/** Puts a headset on somebody who is in a place. Rejects when the device takes it back before it shows anything. */
export async function wear(needs: WearNeeds): Promise<Worn> {
  const { visit, session, words, phrases, microphone, shelf } = needs;
  const { view, collider } = visit;
  if (!view || !collider) throw new Error('There is no picture to enter.');
  const { gl, scene, camera } = view;
  const hasFloor = await session.requestReferenceSpace('local-floor').then(
    () => true,
    () => false,
  );
  gl.xr.setReferenceSpaceType(hasFloor ? 'local-floor' : 'local');
  gl.xr.setFoveation(1);
  const rate = rateOf(session.supportedFrameRates);
  // A device that keeps its own rate is fine as well.
  if (rate !== null) void session.updateTargetFrameRate(rate).catch(() => undefined);

  let comfort = readComfort(shelf);
  const headset = new Headset({
    ...{ visit, collider, gl, session, hasFloor, find: needs.find, title: words.menu },
    comfort: () => comfort,
    onFrame: () => lighter.fit(),
    entries: (page) =>
      menuOf(
        {
          ...{ page, comfort, phrases },
          knocks: needs.knocks().waiting.map(({ person }) => person),
          isLoud: visit.sound?.isOn() ?? true,
          isHeard: microphone()?.isOn ?? null,
        },
        words,
      ),
    foot: (hasHands) => {
      const { calls, triangles } = gl.info.render;
      if (needs.hasNumbers) return words.numbers({ calls, triangles });
      return hasHands ? words.helpHands : words.help;
    },
    act: (act) => {
      if (act.kind === 'leave') needs.leave();
      if (act.kind === 'sound') visit.sound?.turn();
      if (act.kind === 'microphone') microphone()?.turn(!microphone()?.isOn);
      if (act.kind === 'say') needs.say(act.text);
      if (act.kind === 'knock') needs.knocks().answer(act.username, act.answer);
      if (act.kind === 'gesture') visit.gesture = act.gesture;
      if (act.kind === 'comfort') {
        comfort = act.comfort;
        keepComfort(shelf, comfort);
      }
    },
  });
  const sightBefore = visit.sight;
  const lighter = new LighterStep(visit);
  const takeOff = () => {
    visit.rider = null;
    visit.lookFrom(sightBefore);
    lighter.restore();
    headset.home.remove(camera);
    camera.scale.set(1, 1, 1);
    headset.dispose();
  };
  session.addEventListener('end', takeOff, { once: true });
  visit.lookFrom('own');
  headset.home.add(camera);
  scene.add(headset.home, headset.around);
  visit.rider = headset;
  await gl.xr.setSession(session).catch((error: unknown) => {
    takeOff();
    throw error;
  });
  const layer = gl.xr.getBaseLayer();
  if (layer) visit.stage.setHeight('textureHeight' in layer ? layer.textureHeight : layer.framebufferHeight);
  return {
    say: (id, text) => headset.signs.say(id, text),
    tell: (text) => headset.signs.tell(text),
  };
}

const KEY = 'zoneComfort';

type Keep = Pick<Storage, 'getItem' | 'setItem'>;

/** What somebody found comfortable last time; what was never chosen, or is no longer readable, is as for a newcomer. */
export function readComfort(keep: Keep): Comfort {
  const known = parsed(keep);
  const flag = (name: 'vignette' | 'seated' | 'walks' | 'swapped') =>
    typeof known[name] === 'boolean' ? known[name] : COMFORT[name];
  return {
    snap: SNAP_ANGLES.find((angle) => angle === known['snap']) ?? COMFORT.snap,
    vignette: flag('vignette'),
    seated: flag('seated'),
    walks: flag('walks'),
    swapped: flag('swapped'),
  };
}

export function keepComfort(keep: Keep, comfort: Comfort): void {
  try {
    keep.setItem(KEY, JSON.stringify(comfort));
  } catch {
    // A browser without storage forgets it, and that is all.
  }
}

function parsed(keep: Keep): Record<string, unknown> {
  try {
    const known: unknown = JSON.parse(keep.getItem(KEY) ?? '{}');
    return typeof known === 'object' && known !== null ? { ...known } : {};
  } catch {
    return {};
  }
}
