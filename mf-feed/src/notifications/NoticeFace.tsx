import type { Notification } from '@plaza/api-contract';
import { Avatar } from '@plaza/design-system';
import { AtSign, MessageCircle, Repeat2, Reply, Star, UserCheck, UserPlus } from 'lucide-react';
import classes from './NoticeFace.module.css';
import { noticeWords } from './words.ts';

const marks = {
  request: UserPlus,
  accepted: UserCheck,
  comment: MessageCircle,
  reply: Reply,
  reaction: Star,
  mention: AtSign,
  share: Repeat2,
};

/** Whoever did it last, and at their shoulder a small sign of what. */
export function NoticeFace({ notice }: { notice: Notification }) {
  const { actors, kind, emoji } = notice;
  const [actor] = actors;
  const Mark = marks[kind];
  return (
    <span className={classes.face} aria-hidden="true">
      <Avatar name={actor?.name ?? noticeWords.now.somebody} src={actor?.profile ?? undefined} decorative />
      <span className={classes.mark} data-kind={kind}>
        {kind === 'reaction' && emoji ? emoji : <Mark className={classes.glyph} />}
      </span>
    </span>
  );
}
