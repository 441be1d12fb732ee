import { Button, ErrorState, Skeleton } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import type { BoardedSlot } from '../remotes/SlotBoard.ts';
import type { SlotState } from '../remotes/slot/SlotState.ts';
import { roomLabel } from './roomLabel.ts';
import { slotWords } from './slotWords.ts';
import classes from './SlotChrome.module.css';

type Failed = Extract<SlotState, { status: 'failed' }>;

/** What the shell says in the place of a remote, or above it. */
export function SlotChrome({ boarded }: { boarded: BoardedSlot }) {
  const { slot, kind, place } = boarded;
  const state = useSubject(slot.state$);
  const room = roomLabel(slot.name);

  if (state.status === 'loading') return kind === 'room' ? <RoomSkeleton room={room} /> : null;
  if (state.status === 'failed') {
    // A number on an icon has no room for words; the chat itself says what is wrong with it.
    if (place === 'frame.chat-badge') return null;
    return kind === 'room' ? (
      <RoomFailure room={room} state={state} onRetry={() => slot.retry()} />
    ) : (
      <WidgetFailure room={room} state={state} onRetry={() => slot.retry()} />
    );
  }
  if (state.status === 'mounted' && state.newer && kind === 'room') {
    return <NewVersion room={room} onSwitch={() => slot.takeNewer()} />;
  }
  return null;
}

function RoomSkeleton({ room }: { room: string }) {
  return (
    <div className={classes.skeleton}>
      <Skeleton shape="line" width="38%" height="32px" label={`Loading ${room}`} />
      <Skeleton shape="block" height="180px" />
      <Skeleton lines={4} />
    </div>
  );
}

interface FailureProps {
  room: string;
  state: Failed;
  onRetry(): void;
}

function RoomFailure({ room, state, onRetry }: FailureProps) {
  const { page } = useHost();
  const { title, sentence } = slotWords(room, state.reason, navigator.onLine);
  return (
    <div className={classes.failure}>
      <ErrorState title={title} level={1} onRetry={onRetry}>
        <p>{sentence}</p>
        {state.reason === 'too-new' ? (
          <Button className={classes.reload} onClick={() => page.defaultView?.location.reload()}>
            Load the page again
          </Button>
        ) : null}
      </ErrorState>
      {state.detail ? (
        <details className={classes.details}>
          <summary>What the machine said</summary>
          <p>
            <code>
              {room} {state.version}: {state.detail}
            </code>
          </p>
        </details>
      ) : null}
    </div>
  );
}

function WidgetFailure({ room, state, onRetry }: FailureProps) {
  const { title } = slotWords(room, state.reason, navigator.onLine);
  return (
    <div className={classes.widget} role="status">
      <p>{title}.</p>
      <Button variant="ghost" size="s" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

function NewVersion({ room, onSwitch }: { room: string; onSwitch(): void }) {
  return (
    <div className={classes.news} role="status">
      <span>A new version of {room} is ready</span>
      <Button size="s" onClick={onSwitch}>
        Switch now
      </Button>
    </div>
  );
}
