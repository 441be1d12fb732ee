import type { CallAnswer, NotificationKind } from '@plaza/api-contract';
import { ErrorState, Skeleton, Switch, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
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
];

/** Which news one wants, each kind for itself. */
export function NoticeSettings() {
  const t = useWords(settingsWords);
  const settings = useCall('GET /notifications/settings');
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
  return <Switches saved={settings.answer} />;
}

function Switches({ saved }: { saved: CallAnswer<'GET /notifications/settings'> }) {
  const t = useWords(settingsWords);
  const { api, toast } = useShell();
  const [isOn, setIsOn] = useState(saved);

  const turn = async (kind: NotificationKind, checked: boolean) => {
    setIsOn((now) => ({ ...now, [kind]: checked }));
    try {
      await api.call('PUT /notifications/settings', { body: { [kind]: checked } });
    } catch {
      setIsOn((now) => ({ ...now, [kind]: !checked }));
      toast({ tone: 'bad', message: t.notSaved });
    }
  };

  return (
    <div className={classes.switches}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t[kind]}
          checked={isOn[kind]}
          onChange={({ checked }) => void turn(kind, checked)}
        />
      ))}
    </div>
  );
}
