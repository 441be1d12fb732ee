import type { CallAnswer } from '@plaza/api-contract';
import { Button, Textarea, useLocale, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import classes from '../settings/Settings.module.css';
import { Step, useTry } from './Step.tsx';
import { setupWords } from './words.ts';

type Standing = CallAnswer<'GET /setup'>;
type Invitation = CallAnswer<'GET /setup/invitations'>[number];

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Invites the first people, each by a link of their own, and shows what became of the links. */
export function PeopleStep({ standing: { people, is_signup_open: isOpen } }: { standing: Standing }) {
  const t = useWords(setupWords);
  const { api } = useShell();
  const [words, setWords] = useState('');
  const invitations = useCall('GET /setup/invitations');
  const [isChecked, setIsChecked] = useState(false);
  const to = words.split(/[\s,;]+/).filter(Boolean);
  const wrong = to.filter((address) => !ADDRESS.test(address));
  const trial = useTry(async () => {
    const done = await api.call('POST /setup/invitations', { body: { to } });
    invitations.refetch();
    return done;
  });
  const { done } = trial;
  const invite = () => {
    setIsChecked(true);
    if (wrong.length === 0) void trial.run();
  };
  return (
    <Step place={5} title={t.people} isTried={done !== undefined} trouble={trial.trouble}>
      <p>{t.peopleHere({ count: people })}</p>
      {isOpen ? null : <p>{t.onlyInvited}</p>}
      <Textarea
        label={t.addresses}
        hint={isOpen ? t.addressesHint : t.addressesOnly}
        value={words}
        error={isChecked && wrong.length > 0 ? t.noAddress({ list: wrong.join(', ') }) : undefined}
        onChange={({ value }) => setWords(value)}
      />
      <div>
        <Button variant="secondary" busy={trial.isBusy} onClick={invite}>
          {t.inviteAct}
        </Button>
      </div>
      {done ? (
        <div role="status">
          {done.mailed > 0 ? <p>{t.invited({ count: done.mailed })}</p> : null}
          {done.links?.map(({ email, link }) => (
            <p key={email} className={classes.address}>
              {t.linkOf({ email, link })}
            </p>
          ))}
          {isOpen ? <p>{t.link({ link: done.link })}</p> : null}
        </div>
      ) : null}
      {invitations.status === 'ready' && invitations.answer.length > 0 ? (
        <ul aria-label={t.invitations} className={classes.form}>
          {invitations.answer.map((one) => (
            <InvitationRow key={one.id} invitation={one} onRevoked={invitations.refetch} />
          ))}
        </ul>
      ) : null}
    </Step>
  );
}

function InvitationRow({ invitation, onRevoked }: { invitation: Invitation; onRevoked: () => void }) {
  const t = useWords(setupWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const { id, email, state, expires_at: until } = invitation;
  const words = {
    open: t.isOpen({ until: day.format(new Date(until)) }),
    used: t.isUsed,
    revoked: t.isRevoked,
    over: t.isOver,
  };
  const revoke = async () => {
    const act = () => api.call('DELETE /setup/invitations/:id', { params: { id } });
    if (await run(act, { done: t.revoked, failed: t.notRevoked })) onRevoked();
  };
  return (
    <li className={classes.head}>
      <span className={classes.address}>
        {email} <span className={classes.line}>{words[state]}</span>
      </span>
      {state === 'open' ? (
        <Button size="s" variant="ghost" busy={isBusy} onClick={() => void revoke()}>
          {t.revoke({ email })}
        </Button>
      ) : null}
    </li>
  );
}
