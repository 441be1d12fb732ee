import type { ZoneRecipe } from '@plaza/api-contract';
import { useEffect, useRef, useState } from 'react';
import { withRecipe } from '../build/withRecipe.ts';
import { requestWorld } from '../build/requestWorld.ts';
import { loadPlace } from '../places/places.ts';
import { Visit } from './Visit.ts';

interface Opened {
  key: string;
  visit: Visit | null;
  status: 'loading' | 'ready' | 'failed';
}

type VisitState =
  | { status: 'loading'; visit: Visit | null }
  | { status: 'ready'; visit: Visit }
  | { status: 'failed'; visit: null };

/** Opens a place: its sky as soon as its light is known, the rest when it is built. */
export function useVisit(id: string, attempt: number, recipe?: ZoneRecipe): VisitState {
  // A recipe is data: the same words are the same zone. Nothing is built of how loud it is and where people come in.
  const made = recipe && JSON.stringify({ ...recipe, sound: undefined, spawn: undefined });
  const latest = useRef(recipe);
  useEffect(() => void (latest.current = recipe));
  const key = `${id} ${attempt} ${made ?? ''}`;
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let visit: Visit | null = null;
    // What was written by JSON.stringify a moment ago.
    const given = made === undefined ? undefined : (JSON.parse(made) as ZoneRecipe);
    const open = async () => {
      const theme = await loadPlace(id);
      if (!theme) throw new Error(`There is no place ${id}.`);
      const place = withRecipe(theme, given && { ...given, spawn: latest.current?.spawn });
      leaving.signal.throwIfAborted();
      visit = new Visit(place);
      setOpened({ key, status: 'loading', visit });
      const [world] = await Promise.all([
        requestWorld(place, given, leaving.signal),
        place.loadingMs ? waited(place.loadingMs, leaving.signal) : undefined,
      ]);
      visit.furnish(world);
      setOpened({ key, status: 'ready', visit });
    };
    open().catch(() => {
      if (!leaving.signal.aborted) setOpened({ key, status: 'failed', visit: null });
    });
    return () => {
      leaving.abort();
      visit?.dispose();
    };
  }, [id, key, made]);
  // What was opened before belongs to another place.
  if (opened?.key !== key) return { status: 'loading', visit: null };
  const { status, visit } = opened;
  if (status === 'ready' && visit) return { status, visit };
  return status === 'failed' ? { status, visit: null } : { status: 'loading', visit };
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
