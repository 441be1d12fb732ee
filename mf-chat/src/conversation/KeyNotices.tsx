import { Button, Notice, useWords } from '@plaza/design-system';
import type { Conversation } from '@plaza/api-contract';
import { useEffect, useState } from 'react';
import { SafetyDialog } from '../later.ts';
import { useChanging, useChat } from '../provider/useChat.ts';
import classes from './KeyNotices.module.css';
import { keyNoticeWords } from './keyNotices.words.ts';
import { nameOf, partnerOf } from './names.ts';
import { useOpenChat } from './useConversation.ts';
import { conversationWords } from './words.ts';

/** Says when somebody's keys are others than this device has seen before. */
export function KeyNotices() {
  const t = useWords(keyNoticeWords);
  const names = useWords(conversationWords);
  const { people, me } = useChat();
  const chat = useOpenChat();
  const standing = useChanging(people.standing);
  const [comparing, setComparing] = useState<string>();
  const changed = chat?.members.flatMap(({ user_id }) => {
    const how = standing.get(user_id);
    return how === 'reset' || how === 'forked' ? [{ id: user_id, how }] : [];
  });
  const hasNone = useIsKeyless(chat);
  // Whose keys have changed, or do not hold, has some.
  const isKeyless = hasNone && changed?.length === 0;
  if (!chat || !changed || (changed.length === 0 && !isKeyless && !comparing)) return null;
  return (
    <div className={classes.notices}>
      {isKeyless ? (
        <Notice>{t.keyless({ name: nameOf(names, chat, partnerOf(chat, me)?.user_id ?? '', me) })}</Notice>
      ) : null}
      {changed.map(({ id, how }) => (
        <Notice
          key={id}
          tone={how === 'forked' ? 'bad' : 'calm'}
          action={
            <Button size="s" variant="secondary" onClick={() => setComparing(id)}>
              {t.compare}
            </Button>
          }
        >
          {(how === 'forked' ? t.keysForked : t.safetyChanged)({ name: nameOf(names, chat, id, me) })}
        </Notice>
      ))}
      {comparing ? <SafetyDialog userId={comparing} onClose={() => setComparing(undefined)} /> : null}
    </div>
  );
}

/** Whether the other one of a pair has no keys yet: what is said waits for a device of theirs. */
function useIsKeyless(chat: Conversation | undefined): boolean {
  const { people, me } = useChat();
  const partner = chat && !chat.is_closed ? partnerOf(chat, me) : undefined;
  // Who is gone or out of sight has nothing to wait for.
  const userId = partner?.username ? partner.user_id : undefined;
  const [keyless, setKeyless] = useState<string>();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isShown = true;
    people.chainsOf([userId]).then(
      (chains) => isShown && setKeyless(chains.has(userId) ? undefined : userId),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
    // Asked again with each change of the chat: they may have keys by then.
  }, [people, userId, chat]);
  return userId !== undefined && keyless === userId;
}
