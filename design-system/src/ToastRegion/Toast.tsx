import { X } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import { meanOneThing } from '../gesture/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useWords } from '../language/index.ts';
import { NoticeIcon } from '../Notice/Notice.tsx';
import { commonWords } from '../texts/words.ts';
import type { ToastItem } from './ToastRegion.tsx';
import classes from './ToastRegion.module.css';

interface ToastProps {
  toast: ToastItem;
  isWaiting: boolean;
  onDismiss: (toast: { id: string }) => void;
}

/** One piece of news with its own five seconds. */
export function Toast({ toast, isWaiting, onDismiss }: ToastProps) {
  const t = useWords(commonWords);
  const { id, message, tone = 'calm', action, stays = false } = toast;
  const dismiss = () => onDismiss({ id });
  useCountdown(isWaiting || stays, dismiss);
  return (
    <li className={classes.toast} data-tone={tone}>
      <NoticeIcon tone={tone} />
      <p className={classes.message} role={tone === 'bad' ? 'alert' : undefined}>
        {message}
      </p>
      {action ? (
        <Button
          className={classes.action}
          variant="ghost"
          size="s"
          onClick={meanOneThing(() => {
            dismiss();
            action.onAct();
          })}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton className={classes.close} label={t.dismiss({ message })} onClick={meanOneThing(dismiss)}>
        <Icon icon={X} />
      </IconButton>
    </li>
  );
}

/** How long a toast stays when nobody holds it. */
export const toastLifeMs = 5000;

/** Calls `onEnd` when the time is over. While it waits, the time left is kept. */
function useCountdown(isWaiting: boolean, onEnd: () => void): void {
  const leftMs = useRef(toastLifeMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isWaiting) return undefined;
    const startedAt = Date.now();
    const timer = window.setTimeout(end, leftMs.current);
    return () => {
      window.clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isWaiting]);
}
