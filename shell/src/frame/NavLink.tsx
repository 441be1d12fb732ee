import { useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import type { NavItem } from './navItems.ts';
import { isHere } from './navTitles.ts';
import { titleWords } from './first.words.ts';
import classes from './NavLink.module.css';

export interface NavLinkProps {
  item: NavItem;
  layout: 'side' | 'bottom';
  /** What clings to the icon: a number of unread messages. */
  badge?: ReactNode;
}

export function NavLink({ item, layout, badge }: NavLinkProps) {
  const { address$, remotes$, dialog$, isMissing } = useHost();
  const { pathname } = useSubject(address$);
  useSubject(remotes$); // a deploy may bring what is missing
  useWords(titleWords); // the item speaks the language of the moment
  const Icon = item.icon;
  const face = (
    <>
      <span className={classes.icon}>
        <Icon aria-hidden="true" />
        {badge}
      </span>
      <span className={classes.words}>{item.label}</span>
    </>
  );
  if (isMissing(item.to)) {
    return (
      <button
        type="button"
        className={classes.link}
        data-layout={layout}
        aria-haspopup="dialog"
        onClick={() => dialog$.next('feature-missing')}
      >
        {face}
      </button>
    );
  }
  return (
    <a
      className={classes.link}
      href={item.to}
      data-layout={layout}
      aria-current={isHere(item.to, pathname) ? 'page' : undefined}
    >
      {face}
    </a>
  );
}

export interface NavButtonProps {
  label: string;
  icon: ReactNode;
  onClick(): void;
}

/** Looks like an entry of the side bar and does something in place. */
export function NavButton({ label, icon, onClick }: NavButtonProps) {
  return (
    <button type="button" className={classes.link} data-layout="side" onClick={onClick}>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>{label}</span>
    </button>
  );
}
