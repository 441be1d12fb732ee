import { Logo, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { useMoment } from './useMoment.ts';
import { firstWords } from '../first.words.ts';
import classes from './PlazaLogo.module.css';

/** The mark that changes between day and night, and the name: the way home. */
export function PlazaLogo({ compact = false }: { compact?: boolean }) {
  const t = useWords(firstWords);
  const moment = useMoment();
  return (
    <a className={classes.logo} href="/" aria-label={t.home({ brand: brand.name })}>
      <Logo moment={moment} size={36} />
      <span className={classes.name} data-compact={compact || undefined}>
        {brand.name}
      </span>
    </a>
  );
}
