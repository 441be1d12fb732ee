import { ButtonLink, EmptyState, Screen, useWords } from '@plaza/design-system';
import { chatListWords } from './words.ts';

/** The face of an address under which no chat of the visitor lies. */
export function NoSuchChat({ level = 1 }: { level?: 1 | 2 }) {
  const t = useWords(chatListWords);
  return (
    <Screen>
      <EmptyState level={level} title={t.gone} action={<ButtonLink href="/chat">{t.toChats}</ButtonLink>}>
        {t.goneWords}
      </EmptyState>
    </Screen>
  );
}
