import type { ChatMessage } from '@plaza/api-contract';
import type { Opened } from './lines.ts';

/**
 * The messages before which something of the same device is missing. What cannot be read here may be what is missing: it
 * was deleted, or is of somebody whom one has blocked.
 */
export function findGaps(
  entries: readonly ChatMessage[],
  opened: ReadonlyMap<string, Opened>,
): ReadonlySet<string> {
  const gaps = new Set<string>();
  /** Of each device the last number, and how much of its owner could not be read by then. */
  const last = new Map<string, Map<string, { count: number; unread: number }>>();
  const unread = new Map<string, number>();
  for (const { id, kind, sender_id } of entries) {
    if (kind !== 'message') continue;
    const known = opened.get(id);
    const { device, count } = known && 'content' in known ? known.content : {};
    const unreadNow = unread.get(sender_id) ?? 0;
    if (device === undefined || count === undefined) {
      unread.set(sender_id, unreadNow + 1);
      continue;
    }
    const devices = last.get(sender_id) ?? new Map<string, { count: number; unread: number }>();
    const before = devices.get(device);
    const between = before ? count - before.count - 1 - (unreadNow - before.unread) : 0;
    if (between > 0) gaps.add(id);
    last.set(sender_id, devices.set(device, { count, unread: unreadNow }));
  }
  return gaps;
}
