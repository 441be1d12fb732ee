import type { Preview } from '../live/ChatList.ts';

interface PreviewWords {
  you: (values: { text: string }) => string;
  picture: string;
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
      return own(t, preview.isOwn, preview.text);
    case 'picture':
    case 'file':
    case 'voice':
      return own(t, preview.isOwn, t[preview.kind]);
    case 'unreadable':
      return t.unreadable;
    case 'deleted':
      return t.deleted;
    case 'none':
      return t.noMessages;
  }
}

function own(t: PreviewWords, isOwn: boolean, text: string): string {
  return isOwn ? t.you({ text }) : text;
}
