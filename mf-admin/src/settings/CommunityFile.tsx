import type { CallAnswer, Community } from '@plaza/api-contract';
import { Button, Card, FileField, Icon, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
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
      { failed: t.exportFailed },
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

type Read = { community: Community; changes: CallAnswer<'POST /settings/community'>['changes'] };

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
    try {
      // The server looks at it whole; a trial changes nothing.
      const community = JSON.parse(await file.text()) as Community;
      const { changes } = await api.call('POST /settings/community', { body: { community, is_trial: true } });
      setRead({ community, changes });
    } catch (error) {
      setWrong(withWhy(t.wrong, error));
    }
  };
  const accept = async ({ community }: Read) => {
    const act = () => api.call('POST /settings/community', { body: { community } });
    if (await run(act, { done: t.done, failed: t.failed })) setRead(undefined);
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
          <p>{read.changes.length === 0 ? t.nothing : t.trial}</p>
          <ul>
            {read.changes.map((change) => (
              <li key={change.what}>
                <Change of={change} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {read && read.changes.length > 0 ? (
        <div className={classes.acts}>
          <Button busy={isBusy} onClick={() => void accept(read)}>
            {t.importAct}
          </Button>
        </div>
      ) : null}
    </Card>
  );
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
