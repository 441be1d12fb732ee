import { X } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { NoticeIcon } from '../Notice/NoticeIcon.tsx';
import type { ToastItem } from './ToastRegion.tsx';
import { useCountdown } from './useCountdown.ts';
import classes from './ToastRegion.module.css';

interface ToastProps {
  toast: ToastItem;
  isWaiting: boolean;
  onDismiss: (toast: { id: string }) => void;
}

/** One piece of news with its own five seconds. */
export function Toast({ toast, isWaiting, onDismiss }: ToastProps) {
  const { id, message, tone = 'calm' } = toast;
  const dismiss = () => onDismiss({ id });
  useCountdown(isWaiting, dismiss);
  return (
    <li className={classes.toast} data-tone={tone}>
      <NoticeIcon tone={tone} />
      <p className={classes.message} role={tone === 'bad' ? 'alert' : undefined}>
        {message}
      </p>
      <IconButton className={classes.close} label={`Dismiss: ${message}`} onClick={dismiss}>
        <X />
      </IconButton>
    </li>
  );
}
