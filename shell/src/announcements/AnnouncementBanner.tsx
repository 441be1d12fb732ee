import type { Announcement } from '@plaza/api-contract';
import { Button, Notice, TextLink, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { type Drawer, deviceStorage } from '../storage/deviceStorage.ts';
import classes from './AnnouncementBanner.module.css';
import { announcementWords } from './words.ts';

interface AnnouncementBannerProps {
  announcements: readonly Announcement[];
  storage?: Drawer;
}

/** What the community is told, above every page, until it is dismissed in this browser. */
export function AnnouncementBanner({ announcements, storage = deviceStorage }: AnnouncementBannerProps) {
  const t = useWords(announcementWords);
  const [dismissed, setDismissed] = useState(() => dismissedIn(storage));
  const shown = announcements.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;
  return (
    <div className={classes.banner}>
      {shown.map(({ id, words, tone, link }) => (
        <Notice
          key={id}
          // It was there before: nobody needs to be interrupted for it.
          role="note"
          tone={tone}
          action={
            <Button
              size="s"
              variant="ghost"
              onClick={() => setDismissed([...dismissed, ...dismissIn(storage, id)])}
            >
              {t.dismiss}
            </Button>
          }
        >
          <bdi>{words}</bdi> {link ? <TextLink href={link}>{t.more}</TextLink> : null}
        </Notice>
      ))}
    </div>
  );
}

const KEY = 'plaza:dismissed';
/** Older ones are not announced any more. */
const MOST = 30;

/** Which announcements were dismissed in this browser. */
function dismissedIn(storage: Drawer): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function dismissIn(storage: Drawer, id: string): readonly string[] {
  const ids = [...dismissedIn(storage).filter((one) => one !== id), id].slice(-MOST);
  try {
    storage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full: it comes again with the next page.
  }
  return ids;
}
