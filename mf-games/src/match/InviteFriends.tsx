import type { MatchFriend } from '@plaza/api-contract';
import { Avatar, Button, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { ApiError, useCall, useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import classes from './InviteFriends.module.css';
import { matchWords } from './words.ts';

/** Friends who are online, each with a way to ask them to the match. Who comes online meanwhile is there too. */
export function InviteFriends({ matchId }: { matchId: string }) {
  const t = useWords(matchWords);
  const { hub } = useShell();
  const friends = useCall('GET /matches/:id/friends', { params: { id: matchId } });
  const { refetch } = friends;
  useEffect(() => {
    const hearing = hub.on('presence').subscribe({ next: refetch });
    // Who came and went while the connection was gone was told to nobody here.
    const caughtUp = hub.sync().subscribe({ next: refetch });
    return () => {
      hearing.unsubscribe();
      caughtUp.unsubscribe();
    };
  }, [hub, refetch]);

  return (
    <section className={classes.friends} data-status={friends.status} aria-labelledby="friends-online">
      <h2 id="friends-online" className={classes.title}>
        {t.friends}
      </h2>
      {friends.status === 'loading' && <Skeleton lines={2} label={t.friendsLoading} />}
      {friends.status === 'failed' && (
        <ErrorState
          level={3}
          title={t.friendsFailed}
          onRetry={friends.retry}
          requestId={friends.error.requestId}
        />
      )}
      {friends.status === 'ready' && friends.answer.length === 0 && (
        <p className={classes.nobody}>{t.noFriends}</p>
      )}
      {friends.status === 'ready' && friends.answer.length > 0 && (
        <ul className={classes.list}>
          {friends.answer.map((friend) => (
            <Friend key={friend.id} friend={friend} matchId={matchId} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Friend({ friend, matchId }: { friend: MatchFriend; matchId: string }) {
  const t = useWords(matchWords);
  const { api, toast } = useShell();
  const { name, username, profile, invited } = friend;
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const isAsked = invited || status === 'sent';
  const ask = async () => {
    setStatus('sending');
    try {
      await api.call('PUT /matches/:id/invitations/:username', { params: { id: matchId, username } });
      setStatus('sent');
    } catch (error) {
      setStatus('idle');
      toast({ message: error instanceof ApiError ? error.message : t.notDone, tone: 'bad' });
    }
  };
  return (
    <li className={classes.friend} data-status={isAsked ? 'sent' : status}>
      <Avatar name={name} src={profile ?? undefined} size="s" presence="online" />
      <span dir="auto" className={classes.name}>
        {name}
      </span>
      <Button
        size="s"
        variant="secondary"
        busy={status === 'sending'}
        disabled={isAsked}
        aria-label={isAsked ? t.invitedName({ name }) : t.inviteName({ name })}
        onClick={() => void ask()}
      >
        {isAsked ? t.asked : t.invite}
      </Button>
    </li>
  );
}
