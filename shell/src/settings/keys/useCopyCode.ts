import { useWords } from '@plaza/design-system';
import { useHost } from '../../host/useHost.ts';
import { keyWords } from '../../keys/words.ts';

/** Copies a recovery code, and says whether that worked: who believes that they have it must have it. */
export function useCopyCode(): (code: string) => void {
  const t = useWords(keyWords);
  const { toasts } = useHost();
  return (code) =>
    void navigator.clipboard.writeText(code).then(
      () => toasts.say({ tone: 'good', message: t.codeCopied }),
      () => toasts.say({ tone: 'bad', message: t.codeNotCopied }),
    );
}
