import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { X } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useWords } from '../language/index.ts';
import { commonWords } from '../texts/words.ts';
import { useModal } from './useModal.ts';
import classes from './Dialog.module.css';

export type DialogCloseReason = 'escape' | 'backdrop' | 'button';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> {
  /** Whether it asks now. */
  open: boolean;
  /** What it asks, in a few words; also its name for ears. */
  title: string;
  /** The visitor wants it gone. It stays until `open` says otherwise. */
  onClose: (close: { reason: DialogCloseReason }) => void;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** How wide it may grow. */
  size?: 's' | 'm' | 'l';
}

/**
 * Asks one thing and waits. The native element gives the top layer, an inert page behind, Escape,
 * and the focus back to where it was. The focus begins at `data-first-focus`, or else at Close.
 */
export function Dialog({
  open,
  title,
  onClose,
  footer,
  size = 'm',
  className = '',
  children,
  ...rest
}: DialogProps) {
  const t = useWords(commonWords);
  const titleId = useId();
  const body = useScrolls(open);
  const ref = useModal(open, () => onClose({ reason: 'backdrop' }));
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={`${classes.dialog} ${className}`}
      data-size={size}
      onCancel={(event) => {
        // A file picker inside also sends "cancel", and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose({ reason: 'escape' });
      }}
    >
      {open ? (
        <div className={classes.frame}>
          {/* No header or footer: outside of the main part of a page those are landmarks of the page. */}
          <div className={classes.header} data-part="header">
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            <IconButton label={t.close} onClick={() => onClose({ reason: 'button' })}>
              <Icon icon={X} />
            </IconButton>
          </div>
          <div {...body} className={classes.body}>
            {children}
          </div>
          {footer ? <div className={classes.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

/** Whether the element has more to show than fits. Then it must be a stop for the keyboard, or nobody can scroll it. */
function useScrolls(isOn: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!isOn || !box) return undefined;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight);
    const sizes = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [isOn]);

  return { ref, tabIndex: scrolls ? 0 : undefined };
}
