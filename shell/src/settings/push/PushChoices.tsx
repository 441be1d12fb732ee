import type { CallAnswer } from '@plaza/api-contract';
import { Notice, Switch, TextField, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { useHost } from '../../host/useHost.ts';
import classes from '../settings.module.css';
import { wordsOf } from '../useAnswer.ts';
import { pushWords } from './words.ts';

type Settings = CallAnswer<'GET /push/settings'>;

const NIGHT = { from: '22:00', until: '07:00' };

interface PushChoicesProps {
  settings: Settings;
  onChanged(settings: Settings): void;
}

/** Of what one is told, and when not. Each turn counts at once, and is taken back where it could not be kept. */
export function PushChoices({ settings, onChanged }: PushChoicesProps) {
  const t = useWords(pushWords);
  const { api } = useHost();
  const [trouble, setTrouble] = useState('');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const save = async (changed: Partial<Settings>) => {
    const next = { ...settings, ...changed };
    onChanged(next);
    setTrouble('');
    try {
      onChanged(await api.call('PUT /push/settings', { body: next }));
    } catch (error) {
      onChanged(settings);
      setTrouble(`${t.saveFailed} ${wordsOf(error)}`);
    }
  };
  const { chat, bell, quiet } = settings;
  const shift = (part: 'from' | 'until') => (change: { value: string }) => {
    if (quiet && change.value) void save({ quiet: { ...quiet, [part]: change.value } });
  };
  return (
    <>
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <Switch
        label={t.chat}
        hint={t.chatHint}
        checked={chat}
        onChange={({ checked }) => void save({ chat: checked })}
      />
      <Switch
        label={t.bell}
        hint={t.bellHint}
        checked={bell}
        onChange={({ checked }) => void save({ bell: checked })}
      />
      <Switch
        label={t.quiet}
        hint={t.quietHint({ zone: quiet?.zone ?? zone })}
        checked={quiet !== null}
        onChange={({ checked }) => void save({ quiet: checked ? { ...NIGHT, zone } : null })}
      />
      {quiet ? (
        <div className={classes['acts']}>
          <TextField label={t.from} type="time" value={quiet.from} onChange={shift('from')} />
          <TextField label={t.until} type="time" value={quiet.until} onChange={shift('until')} />
        </div>
      ) : null}
    </>
  );
}
