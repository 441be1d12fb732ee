import type { CallAnswer, PersonCard } from '@plaza/api-contract';
import { ButtonLink, EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { liveValue, type LiveValueState } from '@plaza/shell-contract';
import { CardRow } from '../person/CardRow.tsx';
import { People, PeopleSkeleton } from '../person/People.tsx';
import classes from './FriendsScreen.module.css';
import { friendsWords } from './words.ts';

export const friendRequests = liveValue('GET /friends/requests', {
  on: {
    friendship(answer, { username, friendship }) {
      const isListed = [...answer.incoming, ...answer.outgoing].some((one) => one.username === username);
      if (!isListed) return 'again';
      // Their rows stay where they are; they only wait no longer.
      const settle = (people: PersonCard[]) =>
        people.map((one) => (one.username === username ? { ...one, friendship } : one));
      return { incoming: settle(answer.incoming), outgoing: settle(answer.outgoing) };
    },
  },
});

interface RequestsProps {
  requests: LiveValueState<CallAnswer<'GET /friends/requests'>>;
}

/** Who asks, and whom one has asked. */
export function Requests({ requests }: RequestsProps) {
  const t = useWords(friendsWords);
  if (requests.status === 'loading') return <PeopleSkeleton rows={2} />;
  if (requests.status === 'failed') {
    return (
      <ErrorState title={t.requestsFailed} onRetry={requests.retry} requestId={requests.error.requestId}>
        {requests.error.message}
      </ErrorState>
    );
  }
  const { incoming, outgoing } = requests.value;
  if (incoming.length + outgoing.length === 0) {
    return (
      <EmptyState title={t.noRequests} action={<ButtonLink href="/search">{t.find}</ButtonLink>}>
        {t.noRequestsHint}
      </EmptyState>
    );
  }
  return (
    <>
      <Side title={t.incoming} people={incoming} />
      <Side title={t.outgoing} people={outgoing} />
    </>
  );
}

function Side({ title, people }: { title: string; people: PersonCard[] }) {
  if (people.length === 0) return null;
  return (
    <section className={classes.side}>
      <h2 className={classes.sideTitle}>{title}</h2>
      <People aria-label={title}>
        {people.map((person) => (
          <CardRow key={person.id} person={person} />
        ))}
      </People>
    </section>
  );
}
