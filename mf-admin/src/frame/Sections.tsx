import type { Power } from '@plaza/api-contract';
import { POWERS } from '@plaza/api-contract/values';
import { useWords } from '@plaza/design-system';
import { useCall, useShell, useStream } from '@plaza/shell-contract';
import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import classes from './Admin.module.css';
import { useInSight } from './useInSight.ts';
import { frameWords } from './words.ts';

type Section = 'people' | 'live' | 'reports' | 'investors' | 'remotes' | 'audit' | 'settings' | 'catalogue';

const sections: readonly { name: Section; to: string; needs: Power }[] = [
  { name: 'people', to: '/admin', needs: 'people' },
  { name: 'live', to: '/admin/live', needs: 'people' },
  { name: 'reports', to: '/admin/reports', needs: 'reports' },
  { name: 'investors', to: '/invest', needs: 'investors' },
  { name: 'remotes', to: '/admin/remotes', needs: 'remotes' },
  { name: 'catalogue', to: '/admin/catalogue', needs: 'settings' },
  { name: 'settings', to: '/admin/settings', needs: 'settings' },
  { name: 'audit', to: '/admin/audit', needs: 'audit' },
];

/** The ways between the parts of the administration: those that are open to who is looking. */
export function Sections() {
  const session = useStream(useShell().session$, { status: 'guest' });
  if (session.status !== 'member') return null;
  return session.user.isAdmin ? <Links may={POWERS} /> : <AskedSections />;
}

/** Who is no administrator may have a role, and the server knows it. */
function AskedSections() {
  const mine = useCall('GET /roles/mine');
  return <Links may={mine.status === 'ready' ? mine.answer.may : []} />;
}

function Links({ may }: { may: readonly Power[] }) {
  const t = useWords(frameWords);
  const open = sections.filter(({ needs }) => may.includes(needs));
  const row = useRef<HTMLElement>(null);
  useInSight(row, `${useLocation().pathname} ${open.length}`);
  if (open.length === 0) return null;
  return (
    <nav ref={row} className={classes.sections} aria-label={t.sections}>
      {open.map(({ name, to }) => (
        <NavLink key={name} to={to} end={to === '/admin'} className={classes.section}>
          {t[name]}
        </NavLink>
      ))}
    </nav>
  );
}
