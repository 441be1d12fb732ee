import { ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import { useEffect } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { pageWords } from './words.ts';
import classes from '../pages/pages.module.css';

/** An address whose feature was switched off: the popup says so, and the page behind it stays calm. */
export function FeatureOffScreen() {
  const t = useWords(pageWords);
  const { dialog$ } = useHost();
  useEffect(() => dialog$.next('feature-missing'), [dialog$]);
  return (
    <div className={classes.middle}>
      <EmptyState title={t.nothing} level={1} action={<ButtonLink href="/">{t.back}</ButtonLink>}>
        {t.nothingWords({ brand: brand.name })}
      </EmptyState>
    </div>
  );
}
