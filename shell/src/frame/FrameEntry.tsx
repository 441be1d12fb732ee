import { Icon, useWords } from '@plaza/design-system';
import type { ComponentProps, ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { titleWords } from '../first.words.ts';
import classes from './FrameEntry.module.css';
import type { NavItem } from './navItems.ts';
import { isHere } from './navTitles.ts';

interface Look {
  /** Where it stands: in the side bar, in the bar of a phone, in the header of one (icon alone), in a menu. */
  layout: 'side' | 'bottom' | 'top' | 'menu';
  icon: ReactNode;
  children: ReactNode;
  /** What clings to the icon: a number of unread messages. */
  badge?: ReactNode;
}

export type EntryLinkProps = Look & Omit<ComponentProps<'a'>, 'className' | 'children'>;
export type EntryButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'children' | 'type'>;

/** An entry of the frame that leads somewhere. */
export function EntryLink({ layout, icon, badge, children, ...rest }: EntryLinkProps) {
  return (
    <a {...rest} className={classes.entry} data-layout={layout}>
      <Face icon={icon} badge={badge} words={children} />
    </a>
  );
}

/** An entry of the frame that does something in place, and looks the same. */
export function EntryButton({ layout, icon, badge, children, ...rest }: EntryButtonProps) {
  return (
    <button {...rest} type="button" className={classes.entry} data-layout={layout}>
      <Face icon={icon} badge={badge} words={children} />
    </button>
  );
}

function Face({ icon, badge, words }: { icon: ReactNode; badge: ReactNode; words: ReactNode }) {
  return (
    <>
      <span className={classes.icon}>
        {icon}
        {badge}
      </span>
      <span className={classes.words}>{words}</span>
    </>
  );
}

interface NavLinkProps {
  item: NavItem;
  layout: 'side' | 'bottom';
  /** What clings to the icon: a number of unread messages. */
  badge?: ReactNode;
}

/** A place of the main navigation. One that no remote of this installation answers says so. */
export function NavLink({ item, layout, badge }: NavLinkProps) {
  const { address$, remotes$, dialog$, isMissing } = useHost();
  const { pathname } = useSubject(address$);
  useSubject(remotes$); // a deploy may bring what is missing
  useWords(titleWords); // the item speaks the language of the moment
  const look = { layout, badge, icon: <Icon icon={item.icon} aria-hidden="true" /> };
  return isMissing(item.to) ? (
    <EntryButton {...look} aria-haspopup="dialog" onClick={() => dialog$.next('feature-missing')}>
      {item.label}
    </EntryButton>
  ) : (
    <EntryLink {...look} href={item.to} aria-current={isHere(item.to, pathname) ? 'page' : undefined}>
      {item.label}
    </EntryLink>
  );
}
