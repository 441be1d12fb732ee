import { useIsMobile } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import type { ReactNode } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { HubChip } from '../connection/HubChip.tsx';
import { BottomBar } from './BottomBar.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { Main } from './Main.tsx';
import { isConversation } from './navItems.ts';
import { Sidebar } from './Sidebar.tsx';
import classes from './Frame.module.css';

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
