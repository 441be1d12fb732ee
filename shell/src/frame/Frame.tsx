import { Icon, IconButton, ThemeToggle, useIsMobile, useWords } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import { Search, SquarePen } from 'lucide';
import type { ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { HubChip } from '../connection/HubChip.tsx';
import { firstWords, titleWords } from '../first.words.ts';
import { Main } from './Main.tsx';
import { bottomItems, isConversation, nav } from './navItems.ts';
import { Sidebar } from './Sidebar.tsx';
import classes from './Frame.module.css';
import { EntryLink, NavLink } from './FrameEntry.tsx';
import { FramePlace } from './FramePlace.tsx';
import { PlazaLogo } from './PlazaLogo.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { frameWords } from './words.ts';
import { ChatBadge } from './ChatBadge.tsx';

/** What stands around every screen of a member: beside it on a desk, below it on a phone. */
export function Frame({ user, children }: { user: Member; children: ReactNode }) {
  const { address$, looks } = useHost();
  const { pathname } = useSubject(address$);
  const isImmersive = useSubject(looks.immersive$);
  const isMobile = useIsMobile();
  const hasBar = isMobile && !isImmersive && !isConversation(pathname);
  return (
    <div
      className={classes.frame}
      data-layout={isMobile || isImmersive ? 'phone' : 'desk'}
      data-bar={hasBar || undefined}
    >
      {isMobile || isImmersive ? null : <Sidebar user={user} />}
      <div className={classes.content}>
        {isMobile && !isImmersive && pathname === '/' ? <HomeHeader user={user} /> : null}
        {isImmersive ? null : <HubChip />}
        <Main>{children}</Main>
      </div>
      {hasBar ? <BottomBar /> : null}
    </div>
  );
}

/** The top of a phone, on home only. */
function HomeHeader({ user }: { user: Member }) {
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

function BottomBar() {
  const t = useWords(firstWords);
  return (
    <nav aria-label={t.main} className={classes.bar}>
      {bottomItems.map((item) => (
        <NavLink
          key={item.to}
          item={item}
          layout="bottom"
          badge={item === nav.chat ? <ChatBadge /> : undefined}
        />
      ))}
    </nav>
  );
}
