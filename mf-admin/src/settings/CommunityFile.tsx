import type { CallAnswer, Community } from '@plaza/api-contract';
import { Button, Card, FileField, Icon, useWords } from '@plaza/design-system';
import { type ApiError, useShell } from '@plaza/shell-contract';
import { Download } from 'lucide';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import { withWhy } from '../frame/withWhy.ts';
import { saveFile } from '../table/saveFile.ts';
import classes from './Settings.module.css';
import { fileWords } from './words.ts';

/** All settings as a file, and back. */
export function CommunityFile() {
  const t = useWords(fileWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const save = () =>
    run(
      async () => {
        const community = await api.call('GET /settings/community');
        saveFile('plaza-settings.json', JSON.stringify(community, null, 2), 'application/json');
      },
      { done: t.exported, failed: t.exportFailed },
    );
  return (
    <>
      <Card as="section" className={classes.card} aria-labelledby="export">
        <h2 id="export">{t.exportTitle}</h2>
        <p className={classes.line}>{t.exportLine}</p>
        <div className={classes.acts}>
          <Button
            variant="secondary"
            icon={<Icon icon={Download} />}
            busy={isBusy}
            onClick={() => void save()}
          >
            {t.exportAct}
          </Button>
        </div>
      </Card>
      <ImportCard />
    </>
  );
}

interface Read {
  community: Community;
  changes: CallAnswer<'POST /settings/community'>['changes'];
  isDone: boolean;
}

function ImportCard() {
  const t = useWords(fileWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [read, setRead] = useState<Read>();
  const [wrong, setWrong] = useState<string>();
  const take = async (file: File | undefined) => {
    setRead(undefined);
    setWrong(undefined);
    if (!file) return setWrong(t.wrong);
    setWrong(await look(file).catch((error: unknown) => withWhy(t.notLooked, error)));
  };
  /** Shows what the file would change, or answers what is wrong with it, and on which line. */
  const look = async (file: File): Promise<string | undefined> => {
    // Whoever imports once in a year brings it along, and nobody else.
    const { jsonLines } = await import('./jsonLines.ts');
    const text = await file.text();
    const lines = jsonLines(text);
    if (lines.broken !== undefined) return `${t.wrong}. ${t.brokenAt({ line: lines.broken })}.`;
    const community = JSON.parse(text) as Community;
    try {
      // The server looks at it whole; a trial changes nothing.
      const { changes } = await api.call('POST /settings/community', { body: { community, is_trial: true } });
      setRead({ community, changes, isDone: false });
      return undefined;
    } catch (error) {
      const [fault] = faultsIn(error);
      if (!fault) throw error;
      const [path, why] = fault;
      const at = t.wrongAt({ line: lines.lineOf(path), field: path.join('.'), why });
      return path.length > 0 ? `${t.wrong}. ${at}` : `${t.wrong}. ${why}`;
    }
  };
  const accept = async ({ community }: Read) => {
    const act = async () => {
      const { changes } = await api.call('POST /settings/community', { body: { community } });
      setRead({ community, changes, isDone: true });
    };
    await run(act, { done: t.done, failed: t.failed });
  };
  return (
    <Card as="section" className={classes.card} aria-labelledby="import">
      <h2 id="import">{t.importTitle}</h2>
      <p className={classes.line}>{t.importLine}</p>
      <FileField
        label={t.file}
        invite={t.invite}
        error={wrong}
        accept=".json,application/json"
        onFiles={({ files }) => void take(files[0])}
      />
      {read ? (
        <div role="status" className={classes.form}>
          <p>{read.changes.length === 0 ? t.nothing : read.isDone ? t.changed : t.trial}</p>
          <ul>
            {read.changes.map((change) => (
              <li key={change.what}>
                <Change of={change} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {read && !read.isDone && read.changes.length > 0 ? (
        <div className={classes.acts}>
          <Button busy={isBusy} onClick={() => void accept(read)}>
            {t.importAct}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

const FILE = 'body.community';

/** What the server finds wrong in the file, by its path there. */
function faultsIn(error: unknown): [path: string[], why: string][] {
  // Each remote bundles its copy of this class, so the name decides, not the class.
  if (!(error instanceof Error) || error.name !== 'ApiError') return [];
  return Object.entries((error as ApiError).fields)
    .filter(([field]) => `${field}.`.startsWith(`${FILE}.`))
    .map(([field, why]) => [
      field
        .slice(FILE.length + 1)
        .split('.')
        .filter(Boolean),
      why,
    ]);
}

function Change({ of: { what, count } }: { of: Read['changes'][number] }) {
  const t = useWords(fileWords);
  switch (what) {
    case 'announcements':
    case 'placements':
    case 'games':
    case 'logos':
    case 'videos':
      return t[what]({ count });
    default:
      return t.settings;
  }
}
