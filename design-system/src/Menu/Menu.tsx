import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Ellipsis } from 'lucide';
import { meanOneThing } from '../gesture/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { type PopupTrigger, usePopup } from '../popup/index.ts';
import classes from './Menu.module.css';

export interface MenuItem {
  id: string;
  /** What it does. */
  label: string;
  /** A picture before the words. */
  icon?: ReactNode;
  /** `danger` for what cannot be taken back. */
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** Where it leads; without it, it is an act. */
  href?: string;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'ref'> {
  /** The name of the button and of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** One was chosen, by a press or by Enter. A link also leads where it leads. */
  onSelect: (item: { id: string }) => void;
  /** Another button than the three dots. Spread what it gets on a Button or IconButton. */
  trigger?: (trigger: PopupTrigger) => ReactNode;
}

/** A button and its list of acts. Arrows, Home, End and first letters move; Escape goes back to the button. */
export function Menu({ label, items, onSelect, trigger, className = '', ...rest }: MenuProps) {
  const popup = usePopup('menu');
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') popup.close();
    else if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <>
      {trigger ? (
        trigger(popup.trigger)
      ) : (
        <IconButton {...popup.trigger} label={label}>
          <Icon icon={Ellipsis} />
        </IconButton>
      )}
      <div
        {...rest}
        {...popup.panel}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={`${popup.panel.className} ${classes.menu} ${className}`}
        onKeyDown={handleKeyDown}
        onToggle={(event) => {
          if (event.newState === 'open') moveInMenu(event.currentTarget, 'Home');
        }}
      >
        {popup.isOpen
          ? items.map(({ id, label: words, icon, tone, disabled, href }) => {
              const Item = href ? 'a' : 'button';
              return (
                <Item
                  key={id}
                  role="menuitem"
                  tabIndex={-1}
                  type={href ? undefined : 'button'}
                  href={href}
                  className={classes.item}
                  data-tone={tone}
                  aria-disabled={disabled || undefined}
                  onClick={meanOneThing((event: MouseEvent) => {
                    if (disabled) return event.preventDefault();
                    popup.close();
                    onSelect({ id });
                  })}
                >
                  {icon}
                  {words}
                </Item>
              );
            })
          : null}
      </div>
    </>
  );
}

/** Moves the focus as the key says. Whether the key said anything. */
function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = items.at(nextIndex(items, at, key) ?? items.length);
  next?.focus();
  return next !== undefined;
}

function nextIndex(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % items.length;
  if (key === 'ArrowUp') return Math.max(at, 0) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, index) => index > at && begins(item));
  const first = after >= 0 ? after : items.findIndex(begins);
  return first >= 0 ? first : undefined;
}
