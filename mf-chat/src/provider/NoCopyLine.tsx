import { Button, Notice, useWords } from '@plaza/design-system';
import { type Keys, type KeysState, useShell, useStream } from '@plaza/shell-contract';
import { providerWords } from './words.ts';

/** Stays until something opens the keys elsewhere. */
export function NoCopyLine() {
  const { keys } = useShell();
  return keys ? <Line keys={keys} /> : null;
}

function Line({ keys }: { keys: Keys }) {
  const t = useWords(providerWords);
  const state = useStream<KeysState>(keys.state$, { is: 'opening' });
  if (state.is !== 'open' || !state.keys.needsCopy) return null;
  return (
    <Notice
      action={
        <Button size="s" variant="secondary" onClick={() => void keys.ask()}>
          {t.makeCopy}
        </Button>
      }
    >
      {t.noCopy}
    </Notice>
  );
}
