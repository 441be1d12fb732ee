import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Table.module.css';

/** A link in a row that is only an icon. */
export function RowLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link className={classes.iconLink} to={to} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
