import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Changes {
  /** What was changed here since the screen asked for its games, by id. */
  changed: ReadonlyMap<string, boolean>;
  keep(id: string, isFavorite: boolean): void;
}

const NONE: ReadonlyMap<string, boolean> = new Map();
const ChangesReact = createContext<Changes>({ changed: NONE, keep: () => undefined });

/** Keeps what hearts have changed for longer than the heart: the pager takes it down, and Undo may be pressed elsewhere. */
export function FavoriteChanges({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [kept, setKept] = useState({ pathname, changed: NONE });
  const keep = useCallback((id: string, isFavorite: boolean) => {
    // Undo may be pressed on another screen than the heart was.
    const here = window.location.pathname;
    setKept((before) => {
      const changed = before.pathname === here ? before.changed : NONE;
      return { pathname: here, changed: new Map(changed).set(id, isFavorite) };
    });
  }, []);
  // Another screen asks the server, which knows it all.
  const changed = kept.pathname === pathname ? kept.changed : NONE;
  const changes = useMemo(() => ({ changed, keep }), [changed, keep]);
  return <ChangesReact value={changes}>{children}</ChangesReact>;
}

export const useFavoriteChanges = () => useContext(ChangesReact);
