import type { CallAnswer, Power } from '@plaza/api-contract';
import { POWERS } from '@plaza/api-contract/values';
import { useWords, VisuallyHidden } from '@plaza/design-system';
import { useCall, useShell, useStream } from '@plaza/shell-contract';
import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import classes from './Admin.module.css';
import { useInSight } from './Segments.tsx';
import { useWhenTold } from './useWhenTold.ts';
import { useWhileSeen } from './useWhileSeen.ts';
import { frameWords } from './words.ts';

const WAITING_MS = 60_000;
const MOST_SAID = 99;

export type Waiting = CallAnswer<'GET /moderation/waiting'>;
interface Told {
  waiting: Waiting | undefined;
}

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
export function Sections({ waiting }: Told) {
  const session = useStream(useShell().session$, { status: 'guest' });
  if (session.status !== 'member') return null;
  return session.user.isAdmin ? (
    <Links may={POWERS} waiting={waiting} />
  ) : (
    <AskedSections waiting={waiting} />
  );
}

/** Who is no administrator may have a role, and the server knows it. */
function AskedSections({ waiting }: Told) {
  const mine = useCall('GET /roles/mine');
  return <Links may={mine.status === 'ready' ? mine.answer.may : []} waiting={waiting} />;
}

function Links({ may, waiting }: Told & { may: readonly Power[] }) {
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
          {name === 'reports' ? <WaitingCount told={waiting} /> : null}
        </NavLink>
      ))}
    </nav>
  );
}

/** How much waits for a moderator, while somebody looks: nobody has to open the reports to know that there are none. */
function WaitingCount({ told }: { told: Waiting | undefined }) {
  const t = useWords(frameWords);
  const waiting = useCall('GET /moderation/waiting');
  useWhileSeen(waiting.refetch, WAITING_MS);
  useWhenTold(['reported', 'appealed'], waiting.refetch);
  const known = told ?? (waiting.status === 'ready' ? waiting.answer : undefined);
  if (!known) return null;
  const { open, appealed, held = 0 } = known;
  const count = open + appealed + held;
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count > MOST_SAID ? `${MOST_SAID}+` : count}</span>
      <VisuallyHidden> {t.waiting({ count })}</VisuallyHidden>
    </span>
  );
}
