import { Logo } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { useMoment } from './useMoment.ts';
import classes from './PlazaLogo.module.css';

/** The mark that changes between day and night, and the name: the way home. */
export function PlazaLogo({ compact = false }: { compact?: boolean }) {
  const moment = useMoment();
  return (
    <a className={classes.logo} href="/" aria-label={`${brand.name}, home`}>
      <Logo moment={moment} size={36} />
      <span className={classes.name} data-compact={compact || undefined}>
        {brand.name}
      </span>
    </a>
  );
}
