import { useWords } from '@plaza/design-system';
import { useHost } from '../../host/useHost.ts';
import classes from './keys.module.css';
import { PasswordAgainForm } from './PasswordAgainForm.tsx';
import { keyWords } from '../../keys/words.ts';

/** The password once more, so that it opens the keys on other devices too. */
export function PasswordCopyPart({ onMade }: { onMade(): void }) {
  const t = useWords(keyWords);
  const { keys, toasts } = useHost();
  const copy = async (password: string) => {
    await (await keys.ring()).copyForPassword(password);
    toasts.say({ tone: 'good', message: t.passwordDone });
    onMade();
  };
  return (
    <section className={classes['part']}>
      <h3>{t.passwordTitle}</h3>
      <p className={classes['words']}>{t.passwordAbout}</p>
      <PasswordAgainForm label={t.passwordLabel} go={t.passwordGo} onProven={copy} />
    </section>
  );
}
