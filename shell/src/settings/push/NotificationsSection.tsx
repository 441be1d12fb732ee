import { Button, ErrorState, Notice, Skeleton, useWords } from '@plaza/design-system';
import { useCallback, useState } from 'react';
import { brand } from '../../brand.ts';
import { useHost } from '../../host/useHost.ts';
import type { SectionProps } from '../SettingsSection.ts';
import classes from '../settings.module.css';
import { useAnswer } from '../useAnswer.ts';
import { pushBrowser } from '../../push/pushBrowser.ts';
import { PushChoices } from './PushChoices.tsx';
import { PushDevices } from './PushDevices.tsx';
import { type PushBrowser, PushRegistration, type PushState } from '../../push/PushRegistration.ts';
import { pushWords } from './words.ts';

interface NotificationsSectionProps extends Pick<SectionProps, 'account'> {
  /** Stories bring their own; null is one without pushes. */
  browser?: PushBrowser | null;
}

/** Whether this browser is told of news while nobody looks, of what, when, and which others are. */
export function NotificationsSection({ account, browser }: NotificationsSectionProps) {
  const t = useWords(pushWords);
  const { api, toasts } = useHost();
  const [registration] = useState(() => {
    const own = browser === undefined ? pushBrowser() : (browser ?? undefined);
    return new PushRegistration(api, account.id, own);
  });
  const ask = useCallback(async () => {
    const [state, deviceId, settings, devices] = await Promise.all([
      registration.state(),
      registration.deviceId(),
      api.call('GET /push/settings'),
      api.call('GET /push/devices'),
    ]);
    return { state, deviceId, settings, devices };
  }, [api, registration]);
  const { asked, again, setAnswer } = useAnswer(ask);
  const [acting, setActing] = useState<{ status: 'idle' | 'acting' } | { status: 'failed'; words: string }>({
    status: 'idle',
  });

  const act = async (what: () => Promise<unknown>, trouble: string) => {
    setActing({ status: 'acting' });
    try {
      await what();
      setActing({ status: 'idle' });
      again();
    } catch {
      setActing({ status: 'failed', words: trouble });
    }
  };

  if (asked.status === 'loading') return <Skeleton lines={3} label={t.loading} />;
  if (asked.status === 'failed') {
    return (
      <ErrorState title={t.failed} level={3} onRetry={again}>
        {asked.words}
      </ErrorState>
    );
  }
  const { state, deviceId, settings, devices } = asked.answer;
  const test = async (id: string) => {
    await api.call('POST /push/devices/:deviceId/test', { params: { deviceId: id } });
    toasts.say({ tone: 'good', message: t.tested });
  };
  return (
    <>
      <p className={classes['words']}>{t.about({ brand: brand.name })}</p>
      <Notice tone={toneOf(state)} data-push={state}>
        {t[state]}
      </Notice>
      {acting.status === 'failed' ? <Notice tone="bad">{acting.words}</Notice> : null}
      <div className={classes['acts']}>
        {state === 'prompt' || state === 'granted' ? (
          <Button
            busy={acting.status === 'acting'}
            onClick={() => void act(() => registration.start(), t.startFailed)}
          >
            {t.start}
          </Button>
        ) : null}
        {state === 'registered' && deviceId ? (
          <>
            <Button variant="secondary" onClick={() => void act(() => test(deviceId), t.startFailed)}>
              {t.test}
            </Button>
            <Button
              variant="ghost"
              busy={acting.status === 'acting'}
              onClick={() => void act(() => registration.stop(), t.stopFailed)}
            >
              {t.stop}
            </Button>
          </>
        ) : null}
      </div>
      <PushChoices
        settings={settings}
        onChanged={(changed) => setAnswer({ ...asked.answer, settings: changed })}
      />
      <PushDevices devices={devices} ownId={deviceId} onRemoved={again} />
    </>
  );
}

function toneOf(state: PushState) {
  if (state === 'registered') return 'good';
  return state === 'denied' ? 'bad' : 'calm';
}
