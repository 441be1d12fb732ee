import { Icon, IconButton, ThemeToggle, useWords } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import { Command, LogOut, SquarePen } from 'lucide';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { ChatBadge } from './ChatBadge.tsx';
import { EntryButton, NavLink } from './FrameEntry.tsx';
import { FramePlace } from './FramePlace.tsx';
import { nav } from './navItems.ts';
import { PlazaLogo } from './PlazaLogo.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { frameWords } from './words.ts';
import { firstWords } from '../first.words.ts';
import classes from './Sidebar.module.css';

export function Sidebar({ user }: { user: Member }) {
  const t = useWords(frameWords);
  const { main } = useWords(firstWords);
  const { themes, dialog$, openComposer } = useHost();
  return (
    <div className={classes.side}>
      <header className={classes.head}>
        <PlazaLogo compact />
      </header>
      <nav aria-label={main} className={classes.nav}>
        <NavLink item={nav.home} layout="side" />
        <NavLink item={nav.search} layout="side" />
        <FramePlace name="frame.bell" className={classes.bell} />
        <EntryButton layout="side" icon={<Icon icon={SquarePen} aria-hidden="true" />} onClick={openComposer}>
          {t.create}
        </EntryButton>
        <NavLink item={nav.zones} layout="side" />
        <NavLink item={nav.games} layout="side" />
        <NavLink item={nav.favorites} layout="side" />
        <NavLink item={nav.videos} layout="side" />
        <ProfileMenu user={user} layout="side" />
        <NavLink item={nav.chat} layout="side" badge={<ChatBadge />} />
        <EntryButton
          layout="side"
          icon={<Icon icon={LogOut} aria-hidden="true" />}
          onClick={() => dialog$.next('logout')}
        >
          {t.logout}
        </EntryButton>
      </nav>
      <div className={classes.foot}>
        <ThemeToggle theme={useSubject(themes.theme$)} onChange={({ theme }) => themes.choose(theme)} />
        <IconButton
          label={t.goAnywhere}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => dialog$.next('palette')}
        >
          <Icon icon={Command} />
        </IconButton>
      </div>
    </div>
  );
}
