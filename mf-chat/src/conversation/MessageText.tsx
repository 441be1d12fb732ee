import type { ChatContent, Conversation } from '@plaza/api-contract';
import type { ReactNode } from 'react';
import { ADDRESS } from '../links/findAddresses.ts';
import classes from './MessageText.module.css';

/** Each run of them ends where a space or the text ends: another way to part them would be tried for ever. */
const FEW_EMOJIS =
  /^(?:\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}\p{Extended_Pictographic}]*(?:\s+|$)){1,3}$/u;

interface MessageTextProps {
  text: string;
  mentions?: ChatContent['mentions'] | undefined;
}

/** The words of a message: addresses are links, mentions stand out, a few emojis alone are large. */
export function MessageText({ text, mentions = [] }: MessageTextProps) {
  return (
    <div className={classes.text} data-size={FEW_EMOJIS.test(text) ? 'large' : undefined} dir="auto">
      {withLinks(text, (part) => withMentions(part, mentions))}
    </div>
  );
}

function withLinks(text: string, plain: (part: string) => ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const [address] = found;
    parts.push(plain(text.slice(end, found.index)));
    parts.push(
      <a key={found.index} className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
        {address}
      </a>,
    );
    end = found.index + address.length;
  }
  return [...parts, plain(text.slice(end))];
}

function withMentions(text: string, mentions: NonNullable<ChatContent['mentions']>): ReactNode {
  if (mentions.length === 0) return text;
  const names = new Set(mentions.map(({ username }) => username.toLowerCase()));
  // Every second part is a name without its @.
  return text.split(MENTION).map((part, at) => {
    if (at % 2 === 0) return part;
    return names.has(part.toLowerCase()) ? (
      // The parts of a text have no other name than their place.
      <strong key={at} className={classes.mention}>
        @{part}
      </strong>
    ) : (
      `@${part}`
    );
  });
}

/** A username begins and ends with a letter or a digit: the full stop after it ends the sentence. */
const MENTION = /(?<![\w@])@([A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?)/g;

/** Which members a text names, by their @username. */
export function findMentions(
  text: string,
  { members }: Pick<Conversation, 'members'>,
  me: string,
): NonNullable<ChatContent['mentions']> {
  const named = new Set([...text.matchAll(MENTION)].map(([, username]) => username?.toLowerCase()));
  return members.flatMap(({ user_id, username }) =>
    username !== null && user_id !== me && named.has(username.toLowerCase())
      ? [{ id: user_id, username }]
      : [],
  );
}
