import { ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import { chatListWords } from './words.ts';
import classes from './ChatListScreen.module.css';

/** The face of an address under which no chat of the visitor lies. */
export function NoSuchChat() {
  const t = useWords(chatListWords);
  return (
    <div className={classes.chats}>
      <EmptyState level={1} title={t.gone} action={<ButtonLink href="/chat">{t.toChats}</ButtonLink>}>
        {t.goneWords}
      </EmptyState>
    </div>
  );
}
