import type { Notification } from '@plaza/api-contract';
import { withRead } from './noticeList.ts';

/** That something has been read, until the server has it. */
export interface ReadMark {
  id: string;
  /** One group; null stands for all of them. */
  notice: string | null;
  /** As far as the list reached then, by the cursor of its newest or of the one: what came later nobody has seen. */
  until: string;
}

/** Who has read all has read each of them; the last word about a group is the one that counts. */
export function withMark(marks: readonly ReadMark[], mark: ReadMark): ReadMark[] {
  return [...marks.filter(({ notice }) => mark.notice !== null && notice !== mark.notice), mark];
}

/** The list as its reader left it: the server says the same once it has been told. */
export function marked(list: readonly Notification[], marks: readonly ReadMark[]): readonly Notification[] {
  return marks.reduce<readonly Notification[]>((now, { notice, until }) => {
    const from = now.findIndex(({ cursor }) => cursor === until);
    if (from < 0) return now;
    const end = notice === null ? now.length : from + 1;
    return [...now.slice(0, from), ...withRead(now.slice(from, end), null), ...now.slice(end)];
  }, list);
}
