import type { ZoneRecipe } from '@plaza/api-contract';
import { useEffect, useState } from 'react';
import { requestWorld } from '../world/build/requestWorld.ts';
import { withRecipe } from '../world/build/withRecipe.ts';
import { loadPlace } from '../world/places/places.ts';
import { TwinBody } from './TwinBody.ts';

/** A body for who visits in words. */
export function useTwinBody(id: string, recipe: ZoneRecipe | undefined): TwinBody | null {
  const made = JSON.stringify(recipe);
  const [body, setBody] = useState<TwinBody | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const given = made === undefined ? undefined : (JSON.parse(made) as ZoneRecipe);
    const open = async () => {
      const theme = await loadPlace(id);
      if (!theme || signal.aborted) return;
      const place = withRecipe(theme, given);
      const here = new TwinBody(place);
      setBody(here);
      const { ground, solids, bounds } = await requestWorld(place, given, signal);
      here.stand({ ground, solids, bounds });
    };
    // Without ground one still goes from one to the other.
    open().catch(() => undefined);
    return () => leaving.abort();
  }, [id, made]);
  return body;
}
