import type { MadeZoneView, ZoneRecipe } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { asApiError, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { type EditAct, type Editing, isSame } from './editing.ts';
import { editorWords } from './words.ts';

interface SavesNeeds {
  zone: MadeZoneView;
  /** As the server had it when it was last asked. */
  theirs: ZoneRecipe;
  now: Editing;
  act: (act: EditAct) => void;
  /** What is known of the zone is old. */
  onOutdated: () => void;
}

const CHANGED_MEANWHILE = 409;

/** Saving, bringing back, and what is done when somebody else has saved meanwhile. */
export function useSaves({ zone, theirs, now, act, onOutdated }: SavesNeeds) {
  const t = useWords(editorWords);
  const { api, toast } = useShell();
  const [revision, setRevision] = useState(zone.revision);
  const [status, setStatus] = useState<'idle' | 'saving' | 'restoring'>('idle');
  const params = { slug: zone.slug };
  const isChanged = !isSame(now.recipe, now.saved);
  const isBehind = zone.revision > revision && status === 'idle';

  const goOn = (how: 'load' | 'saved') => {
    setRevision(zone.revision);
    act({ kind: how, recipe: theirs });
  };
  // Who has changed nothing here goes on from that; and what is there already was saved, though the answer was lost.
  if (isBehind && isSame(now.recipe, theirs)) goOn('saved');
  else if (isBehind && !isChanged) goOn('load');

  const attempt = async (what: 'saving' | 'restoring', doIt: () => Promise<void>) => {
    setStatus(what);
    try {
      await doIt();
      onOutdated();
    } catch (error) {
      const { status: refusal, message } = asApiError(error);
      toast({ tone: 'bad', message: message || t.notSaved });
      if (refusal === CHANGED_MEANWHILE) onOutdated();
    }
    setStatus('idle');
  };
  const save = () =>
    attempt('saving', async () => {
      const { recipe } = now;
      const saved = await api.call('PUT /zones/u/:slug/recipe', {
        params,
        body: { recipe, after: revision },
      });
      setRevision(saved.revision);
      act({ kind: 'saved', recipe });
      toast({ tone: 'good', message: t.saved });
    });
  const restore = (number: number) =>
    attempt('restoring', async () => {
      await api.call('POST /zones/u/:slug/revisions/:id/restore', {
        params: { ...params, id: String(number) },
      });
      const { recipe, revision: next } = await api.call('GET /zones/u/:slug', { params });
      if (!recipe) return;
      setRevision(next);
      act({ kind: 'restored', recipe });
      toast({ tone: 'good', message: isChanged ? t.restoredOver({ number }) : t.restored({ number }) });
    });
  return {
    ...{ revision, status, isChanged, save, restore },
    /** One decides: what somebody else saved, or what is here. */
    isTorn: isBehind && isChanged,
    takeTheirs: () => goOn('load'),
    keepMine: () => goOn('saved'),
  };
}
