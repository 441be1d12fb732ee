import { pictureAt } from '@plaza/api-contract/values';
import { Avatar, Icon, isolated, meanOneThing, useWords, useCloseOnLeaving } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import { LogOut } from 'lucide';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
} from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { EntryButton, EntryLink } from './FrameEntry.tsx';
import { profileEntries } from './profileEntries.ts';
import { frameWords } from './words.ts';
import classes from './ProfileMenu.module.css';

/** How near the menu may come to the edge of the window. */
const EDGE_PX = 8;

/** The face of the visitor, and what belongs to them. It is there without a further chunk: the way out must be. */
export function ProfileMenu({ user, layout }: { user: Member; layout: 'side' | 'top' }) {
  const t = useWords(frameWords);
  const { dialog$, remotes$, isReachable, sessions } = useHost();
  const role = useSubject(sessions.role$);
  useSubject(remotes$); // what is reachable changes with them
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (event: { returnFocus: boolean }) => {
    setIsOpen(false);
    if (event.returnFocus) button.current?.focus();
  };
  const { ref, onKeyDown } = useMenuKeys(isOpen, close);
  const [firstName = user.name] = user.name.split(' ');

  useLayoutEffect(() => {
    const menu = document.getElementById(menuId);
    if (isOpen && menu && button.current && layout === 'side') placeBeside(menu, button.current);
  }, [isOpen, layout, menuId]);

  return (
    <div className={classes.around} data-layout={layout} ref={ref} onKeyDown={onKeyDown}>
      <EntryButton
        ref={button}
        layout={layout}
        icon={
          <Avatar name={user.name} src={user.profile && pictureAt(user.profile, 64)} size="s" decorative />
        }
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        // Who says what they see must be heard: the name that stands there is in the name for ears.
        aria-label={layout === 'side' ? `${isolated(firstName)}, ${t.profileMenu}` : t.profileMenu}
        onClick={meanOneThing(() => setIsOpen(!isOpen))}
      >
        {firstName}
      </EntryButton>
      {isOpen ? (
        <div id={menuId} role="menu" aria-label={t.profileMenu} className={classes.menu}>
          <p className={classes.who}>
            <strong dir="auto">{user.name}</strong>
            <span>@{user.username}</span>
          </p>
          {profileEntries(user, role, isReachable).map(({ label, to, icon }) => (
            <EntryLink
              key={to}
              layout="menu"
              icon={<Icon icon={icon} aria-hidden="true" />}
              role="menuitem"
              tabIndex={-1}
              href={to}
              onClick={() => close({ returnFocus: false })}
            >
              {label}
            </EntryLink>
          ))}
          <EntryButton
            layout="menu"
            icon={<Icon icon={LogOut} aria-hidden="true" />}
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close({ returnFocus: true });
              dialog$.next('logout');
            }}
          >
            {t.logout}
          </EntryButton>
        </div>
      ) : null}
    </div>
  );
}

/** As high as its button, and all of it inside the window. */
function placeBeside(menu: HTMLElement, button: HTMLElement): void {
  const lowest = window.innerHeight - menu.offsetHeight - EDGE_PX;
  menu.style.insetBlockStart = `${Math.max(EDGE_PX, Math.min(button.getBoundingClientRect().top, lowest))}px`;
}

/** The keyboard of a menu: arrows, Home, End, Escape; a click or a step elsewhere closes it, and Back. */
function useMenuKeys(isOpen: boolean, close: (event: { returnFocus: boolean }) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(() => close({ returnFocus: false }));

  useCloseOnLeaving(isOpen, () => close({ returnFocus: true }));
  useEffect(() => {
    if (!isOpen) return undefined;
    entriesIn(ref.current)[0]?.focus();
    const stop = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', closeOutside, { signal: stop.signal });
    document.addEventListener('focusin', closeOutside, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') return close({ returnFocus: true });
    const entries = entriesIn(ref.current);
    const index = entries.findIndex((entry) => entry === document.activeElement);
    const next = nextIndex(event.key, index, entries.length);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  return { ref, onKeyDown };
}

function entriesIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
