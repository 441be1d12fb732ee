import type { Conversation } from '@plaza/api-contract';
import { Avatar, useWords } from '@plaza/design-system';
import { useChat } from '../provider/useChat.ts';
import { nameOf } from './names.ts';
import classes from './ReadBy.module.css';
import { conversationWords } from './words.ts';

export interface ReadByProps {
  chat: Conversation;
  /** Of the message. */
  seq: number;
}

/**
 * Who has read a message of a group, and who has only got it. Whoever keeps that to themselves, by switching read
 * receipts off, stands among the latter at most; so does everybody for who has switched them off.
 */
export function ReadBy({ chat, seq }: ReadByProps) {
  const t = useWords(conversationWords);
  const { me } = useChat();
  const others = chat.members.filter(({ user_id }) => user_id !== me);
  const read = others.filter(({ read_seq }) => (read_seq ?? 0) >= seq);
  const delivered = others.filter((one) => !read.includes(one) && one.delivered_seq >= seq);
  const groups = [
    { title: t.readBy, members: read },
    { title: t.deliveredTo, members: delivered },
  ].filter(({ members }) => members.length > 0);
  return (
    <div className={classes.readBy}>
      {groups.map(({ title, members }) => (
        <section key={title} aria-label={title}>
          <p className={classes.title}>{title}</p>
          <ul className={classes.people}>
            {members.map(({ user_id, profile }) => {
              const name = nameOf(t, chat, user_id, me);
              return (
                <li key={user_id} className={classes.person}>
                  <Avatar size="s" name={name} src={profile ?? undefined} decorative />
                  <span dir="auto" className={classes.name}>
                    {name}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
