import { ButtonLink, EmptyState, Screen, useWords } from '@plaza/design-system';
import { chatListWords } from './words.ts';

/** The face of an address under which no chat of the visitor lies. */
export function NoSuchChat() {
  const t = useWords(chatListWords);
  return (
    <Screen>
      <EmptyState level={1} title={t.gone} action={<ButtonLink href="/chat">{t.toChats}</ButtonLink>}>
        {t.goneWords}
      </EmptyState>
    </Screen>
  );
}
