import { pictureAt } from '@plaza/api-contract/values';
import { Avatar, Icon, isolated, meanOneThing, useWords } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import { LogOut } from 'lucide';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { EntryButton, EntryLink } from './FrameEntry.tsx';
import { profileEntries } from './profileEntries.ts';
import { useMenuKeys } from './useMenuKeys.ts';
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
