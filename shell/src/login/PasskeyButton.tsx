import { Button, Icon, Notice, useWords } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { KeyRound } from 'lucide';
import { useEffect, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { canUsePasskeys } from '../session/canUsePasskeys.ts';
import { loginWords } from './forms.words.ts';
import { doorWords } from './words.ts';

type Entering = { status: 'idle' | 'entering' } | { status: 'failed'; words: string };

/** In with a finger, a face or a PIN: the browser asks which passkey, and nobody types a name. */
export function PasskeyButton() {
  const t = useWords(loginWords);
  const door = useWords(doorWords);
  const { api, enter: enterWith, keys } = useHost();
  const [entering, setEntering] = useState<Entering>({ status: 'idle' });
  const enter = async () => {
    setEntering({ status: 'entering' });
    const { enterByPasskey, passkeyRefusal } = await import('../session/passkeys.ts');
    try {
      await enterWith(await enterByPasskey(api, 'window', (secret) => keys.bring(secret)));
    } catch (error) {
      if (passkeyRefusal(error)) return setEntering({ status: 'idle' });
      const isRefusal = error instanceof ApiError && error.status > 0 && error.status < 500;
      setEntering({
        status: 'failed',
        words: isRefusal ? t.failed({ why: error.message }) : door.noLogin,
      });
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={<Icon icon={KeyRound} />}
        busy={entering.status === 'entering'}
        onClick={() => void enter()}
      >
        {t.passkey}
      </Button>
      {entering.status === 'failed' ? <Notice tone="bad">{entering.words}</Notice> : null}
    </>
  );
}

/** Lets the browser offer passkeys among what it fills into a field whose `autocomplete` ends with `webauthn`. */
export function usePasskeyOffer(): void {
  const { api, enter, keys } = useHost();
  useEffect(() => {
    let isHere = true;
    let stop: () => void = () => undefined;
    const offer = async () => {
      if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const { enterByPasskey, stopOffering } = await import('../session/passkeys.ts');
      if (!isHere) return;
      stop = stopOffering;
      const opened = await enterByPasskey(api, 'field', (secret) => keys.bring(secret));
      if (isHere) await enter(opened);
    };
    // An offer that was not taken, or came to nothing, leaves the form as it was.
    offer().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [api, enter, keys]);
}
