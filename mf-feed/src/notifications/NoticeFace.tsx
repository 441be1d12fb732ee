import type { Notification } from '@plaza/api-contract';
import { ALWAYS_TOLD } from '@plaza/api-contract/values';
import { Avatar, Icon } from '@plaza/design-system';
import {
  AtSign,
  Bell,
  DoorClosed,
  DoorOpen,
  Flag,
  Gamepad2,
  Globe,
  MessageCircle,
  Repeat2,
  Reply,
  Shield,
  Star,
  UserCheck,
  UserPlus,
} from 'lucide';
import classes from './NoticeFace.module.css';
import { noticeWords } from './words.ts';

const marks: Partial<Record<Notification['kind'], typeof Bell>> = {
  request: UserPlus,
  accepted: UserCheck,
  comment: MessageCircle,
  reply: Reply,
  reaction: Star,
  mention: AtSign,
  share: Repeat2,
  reviewed: Shield,
  decided: Shield,
  reported: Flag,
  appealed: Flag,
  'zone-knock': DoorClosed,
  'zone-open': DoorOpen,
  'zone-made': Globe,
  'match-invite': Gamepad2,
};

/** Whoever did it last, and at their shoulder a small sign of what. */
export function NoticeFace({ notice }: { notice: Notification }) {
  const { actors, kind, emoji } = notice;
  const [actor] = actors;
  const isFromModerators = ALWAYS_TOLD.some((told) => told === kind);
  const nobody = isFromModerators ? noticeWords.now.moderators : noticeWords.now.somebody;
  return (
    <span className={classes.face} aria-hidden="true">
      <Avatar name={actor?.name ?? nobody} src={actor?.profile ?? undefined} decorative />
      <span className={classes.mark} data-kind={kind}>
        {kind === 'reaction' && emoji ? emoji : <Icon icon={marks[kind] ?? Bell} className={classes.glyph} />}
      </span>
    </span>
  );
}
