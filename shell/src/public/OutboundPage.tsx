import { ButtonLink, EmptyState, Spinner } from '@plaza/design-system';
import { useEffect } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import pages from '../pages/pages.module.css';
import classes from './OutboundPage.module.css';

const words = {
  notion: 'Loading Demo...',
  demo: 'Loading Demo...',
  pitch: 'Loading Pitch...',
  slide: 'Loading Pitch Deck...',
} as const;

export interface OutboundPageProps {
  name: keyof typeof words;
  /** Where it leads; nowhere while this installation has nothing to show there. */
  to?: string | undefined;
  leave?(to: string): void;
}

/** An address of ours for a page of somebody else's. */
export function OutboundPage({ name, to = brand.links[name], leave = replacePage }: OutboundPageProps) {
  const { dialog$ } = useHost();
  useEffect(() => {
    if (to) leave(to);
    else dialog$.next('feature-missing');
  }, [to, leave, dialog$]);

  if (to) {
    return (
      <div className={pages.middle}>
        <div className={classes.leaving} role="status">
          <Spinner label="" size="l" />
          {words[name]}
        </div>
      </div>
    );
  }
  return (
    <div className={pages.middle}>
      <EmptyState
        title="Nothing is shown here yet"
        level={1}
        action={<ButtonLink href="/">Back to the square</ButtonLink>}
      >
        Those who run this {brand.name} have not set this address up.
      </EmptyState>
    </div>
  );
}

// Back leads to where the visitor came from, not here again.
const replacePage = (to: string) => window.location.replace(to);
