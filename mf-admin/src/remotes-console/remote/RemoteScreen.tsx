import { ButtonLink, EmptyState, ErrorState, Icon, Skeleton, useWords } from '@plaza/design-system';
import { useLiveValue } from '@plaza/shell-contract';
import { ArrowLeft } from 'lucide';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../frame/AdminFrame.tsx';
import { useWhileSeen } from '../../frame/useWhileSeen.ts';
import classes from '../Console.module.css';
import { RemoteDetails } from './RemoteDetails.tsx';
import { HEALTH_MS, remotesStatus } from '../remotesStatus.ts';
import { remoteWords } from '../words.ts';

export function RemoteScreen() {
  const t = useWords(remoteWords);
  const { name = '' } = useParams();
  const status = useLiveValue(remotesStatus);
  useWhileSeen(status.refetch, HEALTH_MS);
  const remote =
    status.status === 'ready' ? status.value.remotes.find((each) => each.name === name) : undefined;
  return (
    <AdminFrame
      title={name}
      line={
        <Link className={classes.back} to="/admin/remotes">
          <Icon icon={ArrowLeft} aria-hidden="true" />
          {t.all}
        </Link>
      }
      status={status.status}
    >
      {status.status === 'loading' && <Skeleton shape="block" height="320px" label={t.loading} />}
      {status.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={status.retry} requestId={status.error.requestId}>
          {status.error.message}
        </ErrorState>
      )}
      {status.status === 'ready' && !remote && (
        <EmptyState title={t.missing} action={<ButtonLink href="/admin/remotes">{t.see}</ButtonLink>}>
          {t.missingWords({ name })}
        </EmptyState>
      )}
      {remote && <RemoteDetails remote={remote} onChanged={status.refetch} />}
    </AdminFrame>
  );
}
