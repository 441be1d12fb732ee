import type { ZoneInvitation } from '@plaza/api-contract';
import { Button, TextField, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useState } from 'react';
import classes from './Made.module.css';
import { madeWords } from './words.ts';

/** Addresses that let people in, until they are revoked. Each is shown whole once. */
export function Invitations({ slug }: { slug: string }) {
  const t = useWords(madeWords);
  const { api, toast } = useShell();
  const invitations = useCall('GET /zones/u/:slug/invitations', { params: { slug } });
  const { place, leaving } = useKeptFocus<HTMLHeadingElement>(
    invitations.status === 'ready' && invitations.answer,
  );
  const [made, setMade] = useState<ZoneInvitation | null>(null);
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      toast({ tone: 'bad', message: error instanceof Error ? error.message : t.notDone });
    }
    leaving();
    invitations.refetch();
  };
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'good', message: t.copied });
    } catch {
      toast({ tone: 'bad', message: t.notCopied });
    }
  };
  const address = made && `${window.location.origin}${made.path}`;
  const list = invitations.status === 'ready' ? invitations.answer : [];
  return (
    <section className={classes.form} aria-labelledby="invitations">
      <h3 ref={place} tabIndex={-1} id="invitations">
        {t.invitations}
      </h3>
      <div>
        <Button
          variant="secondary"
          onClick={() =>
            void attempt(async () =>
              setMade(await api.call('POST /zones/u/:slug/invitations', { params: { slug } })),
            )
          }
        >
          {t.invite}
        </Button>
      </div>
      {address && (
        <>
          <TextField
            label={t.invitation}
            hint={t.invitationHint}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div>
            <Button variant="secondary" onClick={() => void copy(address)}>
              {t.copy}
            </Button>
          </div>
        </>
      )}
      <ul className={classes.list}>
        {list.map(({ id, path, used }) => (
          <li key={id} className={classes.item}>
            <span>{t.invited({ invitation: path.split('=')[1] ?? '', count: used })}</span>
            <Button
              size="s"
              variant="secondary"
              aria-label={t.answerTo({ answer: t.revoke, name: path.split('=')[1] ?? '' })}
              onClick={() =>
                void attempt(async () => {
                  await api.call('DELETE /zones/u/:slug/invitations/:id', { params: { slug, id } });
                  if (made?.id === id) setMade(null);
                })
              }
            >
              {t.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
