import type { ZonePerson } from '@plaza/api-contract';
import type { PeerSample } from '../../link/Peers.ts';
import type { ZoneLink } from '../../link/ZoneLink.ts';
import { isStranger, type Safety } from '../safety/useSafety.ts';

/** Nearer than this a stranger is not shown. */
const SPACE_M = 1;

type Shown = 'as-told' | 'held' | 'hidden';

/** How others are shown to whoever keeps them at a distance. Nothing is allocated while it is asked. */
export class Distance {
  readonly #link: ZoneLink;
  readonly #held = new Map<number, PeerSample>();
  #isFrozen = false;
  #hasSpace = false;

  constructor(link: ZoneLink) {
    this.#link = link;
  }

  set({ isFrozen, hasSpace }: Pick<Safety, 'isFrozen' | 'hasSpace'>, people: readonly ZonePerson[]): void {
    this.#hasSpace = hasSpace;
    if (isFrozen === this.#isFrozen) return;
    this.#isFrozen = isFrozen;
    this.#held.clear();
    if (!isFrozen) return;
    for (const person of people) {
      const at = isStranger(person) && this.#link.where(person.id);
      if (at) this.#held.set(person.id, { ...at, speed: 0, gesture: 0, talks: false });
    }
  }

  /** Says how somebody is shown, and writes where they stand if they are held. */
  of(person: ZonePerson, self: { x: number; z: number }, out: PeerSample): Shown {
    if (!isStranger(person)) return 'as-told';
    const held = this.#isFrozen ? this.#held.get(person.id) : undefined;
    // Who comes while strangers are frozen is not shown before they may move.
    if (this.#isFrozen && !held) return 'hidden';
    if (held) Object.assign(out, held);
    if (this.#hasSpace && Math.hypot(out.x - self.x, out.z - self.z) < SPACE_M) return 'hidden';
    return held ? 'held' : 'as-told';
  }
}
