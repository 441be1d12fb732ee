import { ButtonLink, EmptyState, Screen, useWords } from '@plaza/design-system';
import { chatListWords } from './words.ts';

interface NoSuchChatProps {
  level?: 1 | 2;
  /** The group that one was in until now. */
  left?: string | undefined;
}

/** The face of an address under which no chat of the visitor lies, or none any more. */
export function NoSuchChat({ level = 1, left }: NoSuchChatProps) {
  const t = useWords(chatListWords);
  const title = left ? t.out : t.gone;
  return (
    <Screen>
      <EmptyState level={level} title={title} action={<ButtonLink href="/chat">{t.toChats}</ButtonLink>}>
        {left ? <bdi>{left}</bdi> : t.goneWords}
      </EmptyState>
    </Screen>
  );
}
