import type { Preview } from '../live/ChatList.ts';

interface PreviewWords {
  you: (values: { text: string }) => string;
  of: (values: { name: string; text: string }) => string;
  picture: string;
  video: string;
  file: string;
  voice: string;
  deleted: string;
  unreadable: string;
  noMessages: string;
}

/** The last message of a chat in one line. */
export function sayPreview(t: PreviewWords, preview: Preview): string {
  switch (preview.kind) {
    case 'text':
      return said(t, preview, preview.text);
    case 'picture':
    case 'video':
    case 'file':
    case 'voice':
      return said(t, preview, t[preview.kind]);
    case 'unreadable':
      return t.unreadable;
    case 'deleted':
      return t.deleted;
    case 'none':
      return t.noMessages;
  }
}

/** One's own begins with You, and in a group everybody else's with who they are. */
function said(
  t: PreviewWords,
  { isOwn, sender }: { isOwn: boolean; sender?: string | undefined },
  text: string,
) {
  if (isOwn) return t.you({ text });
  return sender === undefined ? text : t.of({ name: sender.split(' ', 1).join(''), text });
}
