import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../language/index.ts';
import type { NoticeTone } from '../Notice/index.ts';
import { commonWords } from '../texts/words.ts';
import { Toast } from './Toast.tsx';
import { useTopLayer } from './useTopLayer.ts';
import classes from './ToastRegion.module.css';

export interface ToastItem {
  id: string;
  message: string;
  tone?: NoticeTone | undefined;
  /** The one thing that can be done about it; afterwards it goes. */
  action?: { label: string; onAct(): void } | undefined;
  /** It waits for the visitor instead of going after its five seconds. */
  stays?: boolean | undefined;
}

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'ref'> {
  /** What is on show, oldest first. */
  toasts: readonly ToastItem[];
  /** A toast has had its time, or the visitor closed it. Take it out of `toasts`. */
  onDismiss: (toast: { id: string }) => void;
  /** The region's name for ears. */
  label?: string;
}

/**
 * Short news, top right, for five seconds each. They wait while a pointer rests on them, while the focus is
 * among them, and while the window is not looked at. Alt+T moves the focus here. Keep one, always rendered:
 * a live region has to be there before its words.
 */
export function ToastRegion({ toasts, onDismiss, label, className = '', ...rest }: ToastRegionProps) {
  const t = useWords(commonWords);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocusInside, setIsFocusInside] = useState(false);
  const hasWindowFocus = useWindowFocus();
  const ref = useToastHotkey();
  useTopLayer(ref, toasts.length);
  // A focused toast that closes sends no blur, so an empty region forgets what it saw.
  const isWaiting = toasts.length > 0 && (isHovered || isFocusInside || !hasWindowFocus);
  return (
    // The region leaves this place for a modal and comes back; React may then count on what stays here.
    <div className={classes.home}>
      <section
        aria-label={t.withKey({ label: label ?? t.news })}
        {...rest}
        ref={ref}
        tabIndex={-1}
        popover="manual"
        className={`${classes.region} ${className}`}
        data-status={isWaiting ? 'waiting' : 'running'}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setIsFocusInside(true)}
        onBlur={(event) => setIsFocusInside(event.currentTarget.contains(event.relatedTarget))}
      >
        <ol className={classes.list} aria-live="polite" aria-relevant="additions">
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} isWaiting={isWaiting} onDismiss={onDismiss} />
          ))}
        </ol>
      </section>
    </div>
  );
}

export { toastLifeMs } from './Toast.tsx';

/** Alt+T anywhere moves the focus to the element. */
function useToastHotkey() {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // The place of the key, not its letter: Option+T on a Mac types a dagger.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      event.preventDefault();
      ref.current?.focus();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);

  return ref;
}

/** Whether the window is the one that is looked at. */
function useWindowFocus(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isFocused,
    () => true,
  );
}

// Kept from the events alone: document.hasFocus() is false in a background tab that was never focused,
// and news there must wait only after somebody has looked and left.
let isFocused = true;

function subscribe(onChange: () => void): () => void {
  const handleFocus = () => {
    isFocused = true;
    onChange();
  };
  const handleBlur = () => {
    isFocused = false;
    onChange();
  };
  window.addEventListener('focus', handleFocus);
  window.addEventListener('blur', handleBlur);
  return () => {
    window.removeEventListener('focus', handleFocus);
    window.removeEventListener('blur', handleBlur);
  };
}
