import type { Member } from '../http/session.ts';
import type { Media } from './Media.ts';

/** Only whoever brought it may say what it shows or take it back; for everybody else it is not there. */
export function canChangeMedia(member: Member, media: Media): boolean {
  return media.owner_id === member.id;
}

/** What a post holds is changed with the post. */
export function canTakeBack(media: Media): boolean {
  return media.attached_at === null;
}
