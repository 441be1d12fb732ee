import { LIVE_LIMITS } from '@plaza/api-contract/values';
import { Button, ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import type { LinkState } from '../link/ZoneLink.ts';
import { togetherWords } from './words.ts';

interface ClosedProps {
  state: LinkState;
  onEnter: (copy?: number) => void;
}

/** Why one is not in the zone, and what helps. */
export function Closed({ state, onEnter }: ClosedProps) {
  const t = useWords(togetherWords);
  const away = <ButtonLink href="/zones">{t.allZones}</ButtonLink>;
  if (state.status === 'full') {
    const copy = freeCopy(state.copies);
    return (
      <EmptyState title={t.full} action={<Button onClick={() => onEnter(copy)}>{t.second({ copy })}</Button>}>
        {t.fullWords({ people: LIVE_LIMITS.people })}
      </EmptyState>
    );
  }
  if (state.status === 'elsewhere')
    return (
      <EmptyState title={t.elsewhere} action={<Button onClick={() => onEnter()}>{t.tryAgain}</Button>}>
        {t.elsewhereWords}
      </EmptyState>
    );
  const isOut = state.status === 'out';
  return (
    <EmptyState title={isOut ? t.out : t.refused} action={away}>
      {isOut ? t.outWords : t.refusedWords}
    </EmptyState>
  );
}

/** The first copy with a place free, or the next one. */
function freeCopy(copies: LinkState['copies']): number {
  const free = copies.find(({ people }) => people < LIVE_LIMITS.people);
  return free?.copy ?? Math.max(1, ...copies.map(({ copy }) => copy)) + 1;
}
