import type { CallAnswer } from '@plaza/api-contract';
import { Badge, Button, Notice, useLocale, useWords } from '@plaza/design-system';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useState } from 'react';
import { useHost } from '../../host/useHost.ts';
import { deviceName } from '../deviceName.ts';
import classes from '../settings.module.css';
import { wordsOf } from '../useAnswer.ts';
import { settingsWords } from '../words.ts';
import { pushWords } from './words.ts';

interface PushDevicesProps {
  devices: CallAnswer<'GET /push/devices'>;
  /** Which of them this browser is. */
  ownId: string | undefined;
  onRemoved(): void;
}

/** Every browser of the account that is pushed to. */
export function PushDevices({ devices, ownId, onRemoved }: PushDevicesProps) {
  const t = useWords(pushWords);
  const settings = useWords(settingsWords);
  const { api, toasts } = useHost();
  const { place, leaving } = useKeptFocus<HTMLHeadingElement>(devices);
  const [trouble, setTrouble] = useState('');
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const remove = async (deviceId: string) => {
    setTrouble('');
    try {
      await api.call('DELETE /push/devices/:deviceId', { params: { deviceId } });
      toasts.say({ tone: 'good', message: t.removed });
      leaving();
      onRemoved();
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };
  return (
    <>
      <h3 ref={place} tabIndex={-1}>
        {t.devices}
      </h3>
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      {devices.length === 0 ? <p className={classes['words']}>{t.none}</p> : null}
      <ul className={classes['sessions']}>
        {devices.map((device) => {
          const name = deviceName(device.last_seen_user_agent, settings);
          const since = day.format(new Date(device.created_at));
          const sent = device.last_sent_at && day.format(new Date(device.last_sent_at));
          return (
            <li key={device.device_id} className={classes['session']}>
              <span className={classes['device']}>
                <strong>{name}</strong>
                <span className={classes['when']}>
                  {sent ? t.lastSent({ since, sent }) : t.neverSent({ since })}
                </span>
              </span>
              {device.device_id === ownId ? (
                <Badge tone="teal">{t.thisDevice}</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={t.removeOf({ name })}
                  onClick={() => void remove(device.device_id)}
                >
                  {t.remove}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
