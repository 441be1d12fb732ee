import type { NotificationKind } from '@plaza/api-contract';
import { ErrorState, Skeleton, Switch, useWords } from '@plaza/design-system';
import { liveValue, useLiveValue, useShell } from '@plaza/shell-contract';
import classes from './PeopleSettings.module.css';
import { settingsWords } from './words.ts';

/** In the order in which one meets them. */
const kinds: readonly NotificationKind[] = [
  'request',
  'accepted',
  'reaction',
  'comment',
  'reply',
  'mention',
  'share',
  'zone-knock',
  'zone-open',
  'zone-made',
  'match-invite',
];

const noticeSettings = liveValue('GET /notifications/settings');

/** Which notifications one wants, each kind for itself. */
export function NoticeSettings() {
  const t = useWords(settingsWords);
  const { api, toast } = useShell();
  const settings = useLiveValue(noticeSettings);
  const turn = (kind: NotificationKind, checked: boolean) =>
    settings
      .change(
        (now) => ({ ...now, [kind]: checked }),
        async () => void (await api.call('PUT /notifications/settings', { body: { [kind]: checked } })),
      )
      .catch(() => toast({ tone: 'bad', message: t.notSaved }));

  if (settings.status === 'loading') return <Skeleton lines={7} label={t.loading} />;
  if (settings.status === 'failed') {
    return (
      <ErrorState
        level={3}
        title={t.noticesFailed}
        onRetry={settings.retry}
        requestId={settings.error.requestId}
      >
        {settings.error.message}
      </ErrorState>
    );
  }
  return (
    <div className={classes.switches}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t[kind]}
          checked={settings.value[kind]}
          onChange={({ checked }) => void turn(kind, checked)}
        />
      ))}
    </div>
  );
}
