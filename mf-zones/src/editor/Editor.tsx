import type { MadeZoneView, PieceKind, ZoneRecipe } from '@plaza/api-contract';
import { budgetOf, PIECE_KINDS } from '@plaza/api-contract/values';
import { Button, Notice, Select, useWords } from '@plaza/design-system';
import { useGuard } from '@plaza/shell-contract';
import { useEffect, useReducer, useState } from 'react';
import type { Body } from '../link/body.ts';
import { BudgetMeter } from './BudgetMeter.tsx';
import classes from './Editor.module.css';
import { beginEditing, type EditAct, edited } from './editing.ts';
import { InHand } from './InHand.tsx';
import type { Marked } from './Mark.ts';
import { PortalForm } from './PortalForm.tsx';
import { Revisions } from './Revisions.tsx';
import { useSaves } from './useSaves.ts';
import { useTap } from './useTap.ts';
import { editorWords } from './words.ts';
import { ZoneFields } from './ZoneFields.tsx';

interface EditorProps {
  zone: MadeZoneView;
  recipe: ZoneRecipe;
  body: Body | null;
  /** Shows it in the zone before it is saved. */
  onPreview: (recipe: ZoneRecipe) => void;
  /** What is in hand, to be seen in the picture. */
  onMark: (marked: Marked | null) => void;
  /** It was saved here or elsewhere: it is to be asked for again. */
  onOutdated: () => void;
  /** Folded away it keeps what was arranged, and what is being saved. */
  isOpen?: boolean;
}

/** Whoever arranges waits so long before the zone is built anew. */
const PREVIEW_MS = 500;
const AHEAD = 3;
const PORTAL_SIZE = 1.5;

/** Arranges a zone from inside: puts pieces before oneself, and changes the one in hand. */
export function Editor(props: EditorProps) {
  const { zone, recipe, body, onPreview, onMark, onOutdated, isOpen = true } = props;
  const t = useWords(editorWords);
  const [now, act] = useReducer(edited, recipe, beginEditing);
  const [kind, setKind] = useState<PieceKind>('torch');
  const saves = useSaves({ zone, theirs: recipe, now, act, onOutdated });
  const { isChanged, isTorn, status } = saves;
  const budget = budgetOf(now.recipe);
  useGuard(isChanged);
  useTap(isOpen ? body : null, { recipe: now.recipe, chosen: now.chosen, act });

  useEffect(() => {
    const timer = setTimeout(() => onPreview(now.recipe), PREVIEW_MS);
    return () => clearTimeout(timer);
  }, [now.recipe, onPreview]);

  // Who is not in the zone yet, or was put out, does not see where a thing would go.
  const putBefore = body && ((put: (at: [number, number]) => EditAct) => act(put(before(body))));
  const all = [...now.recipe.pieces, ...now.recipe.portals];
  const inHand = all.find(({ id }) => id === now.chosen);
  useEffect(() => {
    onMark(inHand && isOpen ? { at: inHand.at, size: 'size' in inHand ? inHand.size : PORTAL_SIZE } : null);
  }, [inHand, isOpen, onMark]);
  useEffect(() => () => onMark(null), [onMark]);
  const nameOf = namesOf(all, (one) =>
    'kind' in one ? t[`piece_${one.kind}`] : t.portalTo({ name: one.name }),
  );

  return (
    <section className={classes.editor} aria-label={t.title} hidden={!isOpen}>
      <div className={classes.row}>
        <Button
          size="s"
          variant="secondary"
          disabled={now.past.length === 0}
          onClick={() => act({ kind: 'undo' })}
        >
          {t.undo}
        </Button>
        <Button
          size="s"
          variant="secondary"
          disabled={now.future.length === 0}
          onClick={() => act({ kind: 'redo' })}
        >
          {t.redo}
        </Button>
        <Button
          size="s"
          busy={status === 'saving'}
          disabled={!isChanged || isTorn || status === 'restoring' || budget.over.length > 0}
          onClick={() => void saves.save()}
        >
          {t.save}
        </Button>
      </div>
      {isTorn && (
        <Notice
          action={
            <span className={classes.row}>
              <Button size="s" variant="secondary" onClick={saves.takeTheirs}>
                {t.takeTheirs}
              </Button>
              <Button size="s" variant="secondary" onClick={saves.keepMine}>
                {t.keepMine}
              </Button>
            </span>
          }
        >
          {t.savedElsewhere}
        </Notice>
      )}
      <BudgetMeter budget={budget} />
      {body?.view && <p className={classes.hint}>{t.tap}</p>}
      <div className={classes.columns}>
        <div className={classes.form}>
          <div className={classes.row}>
            <Select
              label={t.piece}
              value={kind}
              options={PIECE_KINDS.filter((one) => one !== 'portal').map((value) => ({
                value,
                label: t[`piece_${value}`],
              }))}
              // The values are the kinds.
              onChange={({ value }) => setKind(value as PieceKind)}
            />
            <Button
              disabled={!putBefore}
              onClick={() => putBefore?.((at) => ({ kind: 'add', piece: kind, at }))}
            >
              {t.put}
            </Button>
          </div>
          <PortalForm
            onAdd={putBefore && ((to, name) => putBefore((at) => ({ kind: 'portal', to, name, at })))}
          />
          <ZoneFields recipe={now.recipe} body={body} act={act} />
        </div>
        <div className={classes.form}>
          <Select
            label={t.inHand}
            value={now.chosen ?? ''}
            options={[
              { value: '', label: t.nothing },
              ...all.map((one) => ({
                value: one.id,
                label: nameOf.get(one.id) ?? '',
              })),
            ]}
            onChange={({ value }) => act({ kind: 'choose', id: value || null })}
          />
          {inHand && (
            <div className={classes.inHand}>
              <strong>{nameOf.get(inHand.id)}</strong>
              {body?.view && <p className={classes.hint}>{t.ringed}</p>}
              <InHand piece={inHand} act={act} />
            </div>
          )}
        </div>
      </div>
      <Revisions
        slug={zone.slug}
        revision={saves.revision}
        isBusy={status !== 'idle'}
        onRestore={(number) => void saves.restore(number)}
      />
    </section>
  );
}

function before({ walker: { x, z, yaw } }: Body): [number, number] {
  return [x + Math.sin(yaw) * AHEAD, z + Math.cos(yaw) * AHEAD];
}

/** What each thing is called, by its id: those of one name are told apart by a number. */
function namesOf<Thing extends { id: string }>(
  things: readonly Thing[],
  plainOf: (thing: Thing) => string,
): ReadonlyMap<string, string> {
  const plain = things.map(plainOf);
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  const times = new Map<string, number>();
  for (const name of plain) times.set(name, (times.get(name) ?? 0) + 1);
  things.forEach(({ id }, index) => {
    const name = plain[index] ?? '';
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    names.set(id, times.get(name) === 1 ? name : `${name} ${number}`);
  });
  return names;
}
