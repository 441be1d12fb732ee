import type { ListedChat } from '../live/ChatList.ts';

/** What a chat of the list is called, or what stands for a name that is not there. */
export function listedName(
  t: { group: string; somebody: string },
  { name, summary }: Pick<ListedChat, 'name' | 'summary'>,
): string {
  return name || (summary.kind === 'group' ? t.group : t.somebody);
}
