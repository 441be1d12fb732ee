import { Icon, IconButton, ThemeToggle, useWords } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import { Search, SquarePen } from 'lucide';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { EntryLink } from './FrameEntry.tsx';
import { FramePlace } from './FramePlace.tsx';
import { PlazaLogo } from './PlazaLogo.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { frameWords } from './words.ts';
import { titleWords } from '../first.words.ts';
import classes from './HomeHeader.module.css';

/** The top of a phone, on home only. */
export function HomeHeader({ user }: { user: Member }) {
  const t = useWords(frameWords);
  const { search } = useWords(titleWords);
  const { themes, openComposer } = useHost();
  return (
    <header className={classes.header}>
      <PlazaLogo />
      <span className={classes.acts}>
        <ThemeToggle theme={useSubject(themes.theme$)} onChange={({ theme }) => themes.choose(theme)} />
        <EntryLink
          layout="top"
          icon={<Icon icon={Search} aria-hidden="true" />}
          href="/search"
          aria-label={search}
        >
          {search}
        </EntryLink>
        <IconButton label={t.create} onClick={openComposer}>
          <Icon icon={SquarePen} />
        </IconButton>
        <FramePlace name="frame.bell" className={classes.bell} />
        <ProfileMenu user={user} layout="top" />
      </span>
    </header>
  );
}
