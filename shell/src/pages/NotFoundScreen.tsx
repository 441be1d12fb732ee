import { ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import { frameWords } from '../frame/words.ts';
import classes from './pages.module.css';

export function NotFoundScreen() {
  const t = useWords(frameWords);
  return (
    <div className={classes.middle}>
      <EmptyState title={t.lost} level={1} action={<ButtonLink href="/">{t.back}</ButtonLink>}>
        {t.lostWords}
      </EmptyState>
    </div>
  );
}
