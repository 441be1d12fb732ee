import type { ComponentProps, ReactNode } from 'react';
import classes from './FrameEntry.module.css';

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
