import type { ComponentProps, ReactNode } from 'react';
import { type PopupTrigger, usePopup } from '../popup/index.ts';
import classes from './Popover.module.css';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'ref' | 'children'> {
  /** What it is, for ears. */
  label: string;
  /** The button. Spread what it gets on a Button or IconButton. */
  trigger: (trigger: PopupTrigger) => ReactNode;
  /** What it shows, or a function that is told how to close it. Made when it opens. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

/** A small panel beside its button, for what needs more space than a menu and less weight than a dialog. */
export function Popover({ label, trigger, children, className = '', ...rest }: PopoverProps) {
  const popup = usePopup('dialog');
  const { close } = popup;
  return (
    <>
      {trigger(popup.trigger)}
      <div
        {...rest}
        {...popup.panel}
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        className={`${popup.panel.className} ${classes.panel} ${className}`}
        onKeyDown={(event) => {
          const { key, currentTarget: panel } = event;
          if (key === 'Escape') close();
          // Whoever steps out of it would go on beneath it. Where the step leads is known in the next task.
          if (key === 'Tab') setTimeout(() => panel.contains(document.activeElement) || close());
        }}
        onToggle={(event) => {
          // Ears hear what has opened, and Tab goes into it. It may be told late: who writes in it already is let alone.
          const { currentTarget: panel, target, newState } = event;
          const isOpened = target === panel && newState === 'open';
          if (isOpened && !panel.contains(document.activeElement)) panel.focus();
        }}
      >
        {popup.isOpen ? (typeof children === 'function' ? children({ close }) : children) : null}
      </div>
    </>
  );
}
