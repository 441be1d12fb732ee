import type { HeldState, HeldWords } from '@plaza/api-contract';
import { MODERATION_NOTE_LENGTH } from '@plaza/api-contract/values';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, Textarea, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useState } from 'react';
import { Segments } from '../../frame/Segments.tsx';
import { useAct } from '../../frame/useAct.ts';
import classes from '../Reports.module.css';
import { HeldCard } from './HeldCard.tsx';
import { heldWords } from './words.ts';

/** What the rules hold back: read, let through or refused. */
export function HeldPart({ onDecided }: { onDecided: () => void }) {
  const t = useWords(heldWords);
  const { api } = useShell();
  const [state, setState] = useState<HeldState>('open');
  const held = useCall('GET /moderation/held', { query: { state } });
  const [further, setFurther] = useState<{ of: unknown; data: HeldWords[]; next: string | null }>();
  const [refusing, setRefusing] = useState<string>();
  const { isBusy, run } = useAct();

  const answer = held.status === 'ready' ? held.answer : undefined;
  const kept = further?.of === answer ? further : undefined;
  const entries = [...(answer?.items ?? []), ...(kept?.data ?? [])];
  const next = kept ? kept.next : (answer?.next ?? null);
  const more = () =>
    run(
      async () => {
        const page = await api.call('GET /moderation/held', { query: { state, cursor: next ?? '' } });
        setFurther({ of: answer, data: [...(kept?.data ?? []), ...page.items], next: page.next });
      },
      { failed: t.failed },
    );
  const { place, leaving } = useKeptFocus<HTMLUListElement>(answer);
  const done = () => {
    setRefusing(undefined);
    leaving();
    held.refetch();
    onDecided();
  };
  const release = async (id: string) => {
    const body = { decision: 'release' as const };
    const act = () => api.call('POST /moderation/held/:id/decide', { params: { id }, body });
    if (await run(act, { done: t.released, failed: t.notDone })) done();
  };
  return (
    <section className={classes.section} data-status={held.status}>
      <p className={classes.line}>{t.line}</p>
      <Segments
        label={t.show}
        chosen={state}
        onChoose={setState}
        segments={[
          { id: 'open', label: t.open },
          { id: 'decided', label: t.decided },
        ]}
      />
      {held.status === 'loading' ? <Skeleton shape="block" height={240} label={t.loading} /> : null}
      {held.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={held.retry} requestId={held.error.requestId}>
          {held.error.message}
        </ErrorState>
      ) : null}
      {answer && entries.length === 0 ? (
        <EmptyState title={state === 'open' ? t.none : t.noneDecided}>
          {state === 'open' ? t.noneHint : null}
        </EmptyState>
      ) : null}
      <ul ref={place} tabIndex={-1} className={classes.queue}>
        {entries.map((entry) => (
          <HeldCard
            key={entry.id}
            entry={entry}
            isBusy={isBusy}
            onRelease={() => void release(entry.id)}
            onRefuse={() => setRefusing(entry.id)}
          />
        ))}
      </ul>
      {next ? (
        <div className={classes.more}>
          <Button variant="secondary" busy={isBusy} onClick={() => void more()}>
            {t.more}
          </Button>
        </div>
      ) : null}
      {refusing ? <RefuseDialog id={refusing} onClose={() => setRefusing(undefined)} onDone={done} /> : null}
    </section>
  );
}

interface RefuseDialogProps {
  id: string;
  onClose: () => void;
  onDone: () => void;
}

/** Refuses what is held back, with a word to who wrote it. */
function RefuseDialog({ id, onClose, onDone }: RefuseDialogProps) {
  const t = useWords(heldWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [note, setNote] = useState('');
  const refuse = async () => {
    const body = { decision: 'refuse' as const, note: note.trim() };
    const act = () => api.call('POST /moderation/held/:id/decide', { params: { id }, body });
    if (await run(act, { done: t.refused, failed: t.notDone })) onDone();
  };
  return (
    <Dialog
      open
      title={t.refuseTitle}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button busy={isBusy} onClick={() => void refuse()}>
          {t.refuse}
        </Button>
      }
    >
      <div className={classes.form}>
        <p>{t.refuseLine}</p>
        <Textarea
          label={t.toAuthor}
          maxLength={MODERATION_NOTE_LENGTH}
          value={note}
          onChange={({ value }) => setNote(value)}
        />
      </div>
    </Dialog>
  );
}
