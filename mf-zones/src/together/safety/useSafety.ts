import type { ZonePerson } from '@plaza/api-contract';
import { type Shelf, storageOf, useShell } from '@plaza/shell-contract';
import { useCallback, useMemo, useState } from 'react';

/** What keeps others at a distance, for the picture, the words and the voices alike. */
export interface Safety {
  /** Strangers who come too near are not shown while they are. */
  hasSpace: boolean;
  /** Strangers stand still, and are neither read nor heard. */
  isFrozen: boolean;
  /** By who they are: whoever goes out and comes in again has another number in the zone. */
  muted: ReadonlySet<string>;
  /** Those who are neither read nor heard: muted, or frozen. */
  quiet: ReadonlySet<number>;
  setSpace: (on: boolean) => void;
  setFrozen: (on: boolean) => void;
  setMuted: (muted: ReadonlySet<string>) => void;
}

const SPACE = 'zoneSpace';

export const isStranger = ({ is_friend: isFriend }: Pick<ZonePerson, 'is_friend'>) => !isFriend;

/** Personal space is kept for all zones; freezing and muting are for this stay. */
export function useSafety(people: readonly ZonePerson[]): Safety {
  const shelf = storageOf(useShell()).browser;
  const [hasSpace, setSpaceNow] = useState(() => readSpace(shelf));
  const [isFrozen, setFrozen] = useState(false);
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const quiet = useMemo(() => {
    const isQuiet = (person: ZonePerson) => muted.has(person.user_id) || (isFrozen && isStranger(person));
    return new Set(people.filter(isQuiet).map(({ id }) => id));
  }, [people, muted, isFrozen]);
  const setSpace = useCallback(
    (on: boolean) => {
      setSpaceNow(on);
      try {
        shelf.setItem(SPACE, on ? 'on' : 'off');
      } catch {
        // A browser that keeps nothing keeps it for this stay.
      }
    },
    [shelf],
  );
  return { hasSpace, isFrozen, muted, quiet, setSpace, setFrozen, setMuted };
}

function readSpace(shelf: Shelf): boolean {
  try {
    return shelf.getItem(SPACE) !== 'off';
  } catch {
    return true;
  }
}
