import { ButtonLink, ThemeToggle, useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { Main } from './Main.tsx';
import { PlazaLogo } from './PlazaLogo.tsx';
import { firstWords } from '../first.words.ts';
import classes from './PublicFrame.module.css';

/** What stands around a screen for somebody who is not logged in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useWords(firstWords);
  const { themes, scene$, looks } = useHost();
  const isImmersive = useSubject(looks.immersive$);
  const theme = useSubject(themes.theme$, themes.drawn);
  const { scene } = useSubject(scene$);
  return (
    <div className={classes.frame} data-scene={scene}>
      {isImmersive ? null : (
        <header className={classes.bar}>
          <PlazaLogo />
          <nav aria-label={t.main} className={classes.acts}>
            <ThemeToggle theme={theme} onChange={({ theme }) => themes.choose(theme)} />
            <ButtonLink variant="ghost" href="/login">
              {t.login}
            </ButtonLink>
            <ButtonLink variant="secondary" href="/signup">
              {t.signUp}
            </ButtonLink>
          </nav>
        </header>
      )}
      <Main>{children}</Main>
    </div>
  );
}
