import { Button, EmptyState, ErrorState, Screen, Spinner, useWords } from '@plaza/design-system';
import {
  type Keys,
  type KeysState,
  type OpenKeys,
  type Session,
  useShell,
  useStream,
} from '@plaza/shell-contract';
import { type ReactNode, useEffect, useState } from 'react';
import { type ChatEngine, openEngine } from '../engine/ChatEngine.ts';
import { asApiError, isCode } from '../isPassing.ts';
import { nameOfKeys } from '../keys/openKeys.ts';
import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import { openDrawers } from '../store/openDrawers.ts';
import { ChatReact } from './useChat.ts';
import { providerWords } from './words.ts';
import classes from './ChatProvider.module.css';

const NOT_MEMBER = 'chat.not-member';

/** Gives all screens below one engine, as soon as the visitor's keys are open. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const t = useWords(providerWords);
  const shell = useShell();
  const session = useStream<Session>(shell.session$, { status: 'guest' });
  const { keys } = shell;
  if (session.status === 'guest') return <NotAuthenticated />;
  // A shell from before there were keys: with the next one the chat works.
  if (!keys) {
    return (
      <Screen>
        <ErrorState title={t.oldShell} level={1} onRetry={() => window.location.reload()}>
          {t.oldShellWords}
        </ErrorState>
      </Screen>
    );
  }
  return <WithKeys keys={keys}>{children}</WithKeys>;
}

function WithKeys({ keys, children }: { keys: Keys; children: ReactNode }) {
  const t = useWords(providerWords);
  const state = useStream<KeysState>(keys.state$, { is: 'opening' });
  if (state.is === 'guest') return <NotAuthenticated />;
  if (state.is === 'opening') return <Opening />;
  // The same keys said again change nothing: what somebody types meanwhile stays.
  if (state.is === 'open')
    return (
      <WithEngine key={nameOfKeys(state.keys)} said={state.keys}>
        {children}
      </WithEngine>
    );
  const unlock = () => void keys.ask();
  return (
    <Screen>
      {state.is === 'locked' ? (
        <Locked isUnmade={state.isUnmade ?? false} onUnlock={unlock} />
      ) : (
        <ErrorState level={1} title={t.keysFailed} onRetry={unlock}>
          {t.keysFailedWords}
        </ErrorState>
      )}
    </Screen>
  );
}

/** What this browser cannot read yet, and the way to it: the shell's dialog. */
function Locked({ isUnmade, onUnlock }: { isUnmade: boolean; onUnlock: () => void }) {
  const t = useWords(providerWords);
  return (
    <div className={classes.alone}>
      <EmptyState
        level={1}
        title={isUnmade ? t.unmade : t.locked}
        action={<Button onClick={onUnlock}>{isUnmade ? t.choose : t.unlock}</Button>}
      >
        {isUnmade ? t.unmadeWords : t.lockedWords}
      </EmptyState>
    </div>
  );
}

/** Done when what stood in a field as the chats were left is kept: whoever opens them again finds it. */
let left: Promise<unknown> = Promise.resolve();

function WithEngine({ said, children }: { said: OpenKeys; children: ReactNode }) {
  const shell = useShell();
  const [keys] = useState(said);
  const [engine, setEngine] = useState<ChatEngine>();
  useEffect(() => {
    let made: ChatEngine | undefined;
    let isOver = false;
    const opening = left.then(() => openEngine(shell, keys, openDrawers));
    opening.then((opened) => {
      if (isOver) return opened.close();
      made = opened;
      made.start();
      return setEngine(made);
    }, shell.onError);
    return () => {
      isOver = true;
      made?.close();
      // The screen that has it goes after this, in the same moment.
      left = Promise.resolve().then(() => made?.drafts.kept);
      setEngine(undefined);
    };
  }, [shell, keys]);
  useFailures(engine);
  return engine ? <ChatReact value={engine}>{children}</ChatReact> : <Opening />;
}

/** Says each thing once that did not go; where it stands, it can be sent again. */
function useFailures(engine: ChatEngine | undefined): void {
  const { toast } = useShell();
  useEffect(() => {
    if (!engine) return undefined;
    const said = new Set<string>();
    return engine.failed.subscribe(() => {
      const last = engine.failed.read();
      if (!last) return;
      const { entry, error } = last;
      if (isCode(error, NOT_MEMBER)) {
        // Where the code for it does not come, the next try says it.
        const drop = import('./out/dropOut.ts').then(({ dropOut }) => dropOut(engine, toast, entry));
        return void drop.catch(() => undefined);
      }
      // It is tried again by itself, again and again: where it stands it says that it did not go.
      if (said.has(entry.id)) return;
      said.add(entry.id);
      toast({ message: sayFailure(providerWords.now, entry, error), tone: 'bad' });
    });
  }, [engine, toast]);
}

function NotAuthenticated() {
  const t = useWords(providerWords);
  return (
    <Screen>
      <EmptyState level={1} title={t.notAuthenticated} />
    </Screen>
  );
}

function Opening() {
  const t = useWords(providerWords);
  return (
    <div className={classes.alone}>
      <Spinner label={t.opening} />
    </div>
  );
}

/** What did not go, and what the server says of it where it is more than a network that is gone. */
function sayFailure(
  t: { messageFailed: string; mediaFailed: string },
  entry: Pick<OutboxEntry, 'files'>,
  error: unknown,
): string {
  const what = entry.files.length > 0 ? t.mediaFailed : t.messageFailed;
  const known = asApiError(error);
  const isOwnWord = known && known.status !== 0 && known.message !== what;
  return isOwnWord ? `${what}. ${known.message}` : what;
}
