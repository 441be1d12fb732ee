import type { CallAnswer } from '@plaza/api-contract';
import { Button, ButtonLink, ErrorState, Notice, Skeleton, TextField, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { useAct } from '../frame/useAct.ts';
import classes from '../settings/Settings.module.css';
import { PeopleStep } from './PeopleStep.tsx';
import { Step, useTry } from './Step.tsx';
import { setupWords } from './words.ts';

type Standing = CallAnswer<'GET /setup'>;

/** For the first evening of an installation: what it needs, each tried for real. */
export function SetupScreen() {
  const t = useWords(setupWords);
  const setup = useCall('GET /setup');
  return (
    <AdminFrame title={t.title} line={t.line} status={setup.status}>
      {setup.status === 'loading' ? <Skeleton shape="block" height={420} label={t.loading} /> : null}
      {setup.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={setup.retry} requestId={setup.error.requestId}>
          {setup.error.message}
        </ErrorState>
      ) : null}
      {setup.status === 'ready' ? <Steps standing={setup.answer} onDone={setup.refetch} /> : null}
    </AdminFrame>
  );
}

function Steps({ standing, onDone }: { standing: Standing; onDone: () => void }) {
  const t = useWords(setupWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const finish = async () => {
    if (await run(() => api.call('POST /setup/done'), { done: t.finished, failed: t.notFinished })) onDone();
  };
  return (
    <>
      {standing.is_done ? <Notice tone="good">{t.isDone}</Notice> : null}
      <PasswordStep />
      <NameStep standing={standing} />
      <MailStep standing={standing} />
      <StorageStep standing={standing} />
      <PeopleStep standing={standing} />
      {standing.is_done ? null : (
        <div className={classes.acts}>
          <Button busy={isBusy} onClick={() => void finish()}>
            {t.finish}
          </Button>
        </div>
      )}
    </>
  );
}

function PasswordStep() {
  const t = useWords(setupWords);
  return (
    <Step place={1} title={t.password} isTried={false} trouble={undefined}>
      <p>{t.passwordWords}</p>
      <div>
        <ButtonLink variant="secondary" href="/settings">
          {t.passwordAct}
        </ButtonLink>
      </div>
    </Step>
  );
}

function NameStep({ standing: { name, public_url: url } }: { standing: Standing }) {
  const t = useWords(setupWords);
  return (
    <Step place={2} title={t.name} isTried={false} trouble={url ? undefined : t.noUrl}>
      <p>{t.nameWords({ name })}</p>
      {url ? <p className={classes.line}>{t.url({ url })}</p> : null}
      <div>
        <ButtonLink variant="secondary" href="/admin/settings">
          {t.nameAct}
        </ButtonLink>
      </div>
    </Step>
  );
}

function MailStep({ standing: { mail } }: { standing: Standing }) {
  const t = useWords(setupWords);
  const { api } = useShell();
  const [to, setTo] = useState('');
  const trial = useTry(() => api.call('POST /setup/mail', { body: { to: to.trim() } }));
  return (
    <Step place={3} title={t.mail} isTried={trial.done !== undefined} trouble={trial.trouble}>
      <p>{mail.is_configured ? t.mailFrom({ from: mail.from }) : t.noMail}</p>
      {mail.is_configured ? (
        <form
          className={classes.grid}
          onSubmit={(event) => {
            event.preventDefault();
            void trial.run();
          }}
        >
          <TextField label={t.mailTo} type="email" value={to} onChange={({ value }) => setTo(value)} />
          <div className={classes.atField}>
            <Button type="submit" variant="secondary" busy={trial.isBusy} disabled={to.trim() === ''}>
              {t.mailAct}
            </Button>
          </div>
        </form>
      ) : null}
      {trial.done ? <p role="status">{t.mailDone({ ms: trial.done.ms })}</p> : null}
    </Step>
  );
}

function StorageStep({ standing: { storage } }: { standing: Standing }) {
  const t = useWords(setupWords);
  const { api } = useShell();
  const trial = useTry(() => api.call('POST /setup/storage'));
  return (
    <Step place={4} title={t.storage} isTried={trial.done !== undefined} trouble={trial.trouble}>
      <p>{storage === 'disk' ? t.storageDisk : t.storageBucket}</p>
      <div>
        <Button variant="secondary" busy={trial.isBusy} onClick={() => void trial.run()}>
          {t.storageAct}
        </Button>
      </div>
      {trial.done ? <p role="status">{t.storageDone({ ms: trial.done.ms })}</p> : null}
    </Step>
  );
}
