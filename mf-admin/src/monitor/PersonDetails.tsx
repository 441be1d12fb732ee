import type { AdminPerson } from '@plaza/api-contract';
import { Button, ButtonLink, Dialog, useIsMobile, useWords } from '@plaza/design-system';
import { useShell, useStream } from '@plaza/shell-contract';
import { Fragment } from 'react';
import { adminMoment } from '../format/adminDate.ts';
import classes from './People.module.css';
import { PersonSessions } from './PersonSessions.tsx';
import { personWords } from './words.ts';

/** Who somebody is, and where they are logged in. */
export function PersonDetails({ person, onClose }: { person: AdminPerson; onClose: () => void }) {
  const t = useWords(personWords);
  const isMobile = useIsMobile();
  const yesOrNo = (is: boolean) => (is ? t.yes : t.no);
  const { role } = person;
  const session = useStream(useShell().session$, { status: 'guest' });
  const isMe = session.status === 'member' && session.user.username === person.username;
  const canSilence = !isMe && !person.deleted_at;
  const facts: [name: string, value: string][] = [
    [t.id, person.id],
    [t.name, person.name],
    [t.email, person.email],
    [t.username, person.username],
    [t.admin, yesOrNo(person.is_admin)],
    [t.blocked, yesOrNo(person.is_blocked)],
    [t.verified, yesOrNo(person.is_verified)],
    ...(role ? ([[t.role, t[role]]] as [string, string][]) : []),
    [t.since, adminMoment(person.created_at, { isMobile })],
  ];
  return (
    <Dialog
      open
      title={t.details}
      onClose={onClose}
      footer={
        <>
          {canSilence ? (
            <ButtonLink
              variant="secondary"
              href={`/admin/reports?about=${encodeURIComponent(person.username)}`}
            >
              {t.silence}
            </ButtonLink>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {person.deleted_at ? null : <PersonSessions id={person.id} />}
    </Dialog>
  );
}
