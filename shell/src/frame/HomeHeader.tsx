import { IconButton, ThemeToggle } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import { Search, SquarePen } from 'lucide-react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { PlazaLogo } from './PlazaLogo.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import classes from './HomeHeader.module.css';

/** The top of a phone, on home only. */
export function HomeHeader({ user }: { user: Member }) {
  const { themes, openComposer } = useHost();
  return (
    <header className={classes.header}>
      <PlazaLogo />
      <span className={classes.acts}>
        <ThemeToggle theme={useSubject(themes.theme$)} onChange={({ theme }) => themes.choose(theme)} />
        <a className={classes.round} href="/search" aria-label="Search">
          <Search aria-hidden="true" />
        </a>
        <IconButton label="Create" onClick={openComposer}>
          <SquarePen />
        </IconButton>
        <ProfileMenu user={user} layout="top" />
      </span>
    </header>
  );
}
