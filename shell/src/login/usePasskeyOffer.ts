import { useEffect } from 'react';
import { useHost } from '../host/useHost.ts';
import { canUsePasskeys } from '../session/canUsePasskeys.ts';

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
