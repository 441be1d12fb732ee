import { Avatar, useWords } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import { LogOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { profileEntries } from './profileEntries.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { frameWords } from './words.ts';
import classes from './ProfileMenu.module.css';

/** The face of the visitor, and what belongs to them. */
export function ProfileMenu({ user, layout }: { user: Member; layout: 'side' | 'top' }) {
  const t = useWords(frameWords);
  const { dialog$, remotes$, isReachable } = useHost();
  useSubject(remotes$); // what is reachable changes with them
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (event: { returnFocus: boolean }) => {
    setIsOpen(false);
    if (event.returnFocus) button.current?.focus();
  };
  const { ref, onKeyDown } = useMenuKeys(isOpen, close);

  return (
    <div className={classes.around} data-layout={layout} ref={ref} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={t.profileMenu}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={user.name} size="s" decorative />
        <span className={classes.name}>{user.name.split(' ')[0]}</span>
      </button>
      {isOpen ? (
        <div id={menuId} role="menu" aria-label={t.profileMenu} className={classes.menu}>
          <p className={classes.who}>
            <strong>{user.name}</strong>
            <span>@{user.username}</span>
          </p>
          {profileEntries(user, isReachable).map(({ label, to, icon: Icon }) => (
            <a
              key={to}
              role="menuitem"
              tabIndex={-1}
              className={classes.entry}
              href={to}
              onClick={() => close({ returnFocus: false })}
            >
              <Icon aria-hidden="true" />
              {label}
            </a>
          ))}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes.entry}
            onClick={() => {
              close({ returnFocus: true });
              dialog$.next('logout');
            }}
          >
            <LogOut aria-hidden="true" />
            {t.logout}
          </button>
        </div>
      ) : null}
    </div>
  );
}
