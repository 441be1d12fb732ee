import { ButtonLink, Icon, Screen, useWords } from '@plaza/design-system';
import { Settings } from 'lucide';
import { bellWords } from './bell.words.ts';
import { NoticeList, ReadAll } from './NoticeList.tsx';
import classes from './NotificationsScreen.module.css';
import { useNotices } from './useNotices.ts';
import { panelWords } from './panel.words.ts';

/** Everything that happened around oneself, as far back as one likes. */
export function NotificationsScreen() {
  const t = useWords(bellWords);
  const p = useWords(panelWords);
  const notices = useNotices();
  return (
    <Screen data-status={notices.status}>
      <header className={classes.head}>
        <h1>{t.title}</h1>
        <div className={classes.acts}>
          <ReadAll notices={notices} />
          <ButtonLink href="/settings" variant="ghost" size="s" icon={<Icon icon={Settings} />}>
            {p.settings}
          </ButtonLink>
        </div>
      </header>
      <NoticeList notices={notices} />
    </Screen>
  );
}
