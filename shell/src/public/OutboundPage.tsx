import { ButtonLink, EmptyState, Spinner, useWords } from '@plaza/design-system';
import { useEffect } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import pages from '../pages/pages.module.css';
import { pageWords } from './words.ts';
import classes from './OutboundPage.module.css';

export interface OutboundPageProps {
  name: 'notion' | 'demo' | 'pitch' | 'slide';
  /** Where it leads; nowhere while this installation has nothing to show there. */
  to?: string | undefined;
  leave?(to: string): void;
}

/** An address of ours for a page of somebody else's. */
export function OutboundPage({ name, to = brand.links[name], leave = replacePage }: OutboundPageProps) {
  const t = useWords(pageWords);
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
          {t[name]}
        </div>
      </div>
    );
  }
  return (
    <div className={pages.middle}>
      <EmptyState title={t.nothing} level={1} action={<ButtonLink href="/">{t.back}</ButtonLink>}>
        {t.nothingWords({ brand: brand.name })}
      </EmptyState>
    </div>
  );
}

// Back leads to where the visitor came from, not here again.
const replacePage = (to: string) => window.location.replace(to);
