import type { CallAnswer, CatalogueGame, CatalogueVideo } from '@plaza/api-contract';
import { Button, EmptyState, ErrorState, Icon, Skeleton, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { Segments } from '../frame/Segments.tsx';
import { useAct } from '../frame/useAct.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { type Entry, entryOf, type Kind, saveEntry, saveOrder } from './entries.ts';
import { catalogueWords } from './words.ts';

/** The games and videos: added, changed, ordered, hidden. */
export function CatalogueScreen() {
  const t = useWords(catalogueWords);
  const [params, setParams] = useSearchParams();
  const kind: Kind = params.get('view') === 'videos' ? 'videos' : 'games';
  const catalogue = useCall('GET /catalogue');
  const [asked, setAsked] = useState<{ entry: Entry | null }>();
  return (
    <AdminFrame
      title={t.title}
      line={t.line}
      status={catalogue.status}
      acts={
        <Button icon={<Icon icon={Plus} />} onClick={() => setAsked({ entry: null })}>
          {kind === 'games' ? t.addGame : t.addVideo}
        </Button>
      }
    >
      <Segments
        label={t.view}
        chosen={kind}
        onChoose={(to) => setParams(to === 'games' ? {} : { view: to }, { replace: true })}
        segments={[
          { id: 'games', label: t.games },
          { id: 'videos', label: t.videos },
        ]}
      />
      {catalogue.status === 'loading' ? <Skeleton shape="block" height={420} label={t.loading} /> : null}
      {catalogue.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={catalogue.retry} requestId={catalogue.error.requestId}>
          {catalogue.error.message}
        </ErrorState>
      ) : null}
      {catalogue.status === 'ready' ? (
        <List
          key={kind}
          kind={kind}
          catalogue={catalogue.answer}
          onEdit={(entry) => setAsked({ entry })}
          onChanged={catalogue.refetch}
        />
      ) : null}
      {asked ? (
        <EntryDialog
          kind={kind}
          entry={asked.entry}
          onClose={() => setAsked(undefined)}
          onSaved={() => {
            setAsked(undefined);
            catalogue.refetch();
          }}
        />
      ) : null}
    </AdminFrame>
  );
}

interface ListProps {
  kind: Kind;
  catalogue: CallAnswer<'GET /catalogue'>;
  onEdit: (entry: Entry) => void;
  onChanged: () => void;
}

function List({ kind, catalogue, onEdit, onChanged }: ListProps) {
  const t = useWords(catalogueWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const entries: readonly (CatalogueGame | CatalogueVideo)[] = catalogue[kind];
  if (entries.length === 0) return <EmptyState title={kind === 'games' ? t.noGames : t.noVideos} />;
  const act = async (what: () => Promise<unknown>) => {
    if (isBusy) return;
    // Also where it was refused: somebody else may have been faster.
    await run(what, { failed: t.notSaved });
    onChanged();
  };
  const move = (from: number, by: number) => {
    const before = entries.map(({ id }) => id);
    const ids = [...before];
    const [id = ''] = ids.splice(from, 1);
    ids.splice(from + by, 0, id);
    void act(() => saveOrder(api, kind, ids, before));
  };
  return (
    <CatalogueTable
      entries={entries.map((one) => entryOf(kind, one))}
      onEdit={onEdit}
      onMove={move}
      onHide={(entry, isHidden) =>
        void act(() =>
          saveEntry(api, { ...entry, fields: { ...entry.fields, is_hidden: isHidden } } as Entry, entry),
        )
      }
    />
  );
}
