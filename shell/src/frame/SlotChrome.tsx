import { Button, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import type { BoardedSlot } from '../remotes/SlotBoard.ts';
import type { SlotState } from '../remotes/slot/SlotState.ts';
import { roomLabel } from './roomLabel.ts';
import { sayFailure } from './sayFailure.ts';
import { roomWords, slotWords } from './words.ts';
import classes from './SlotChrome.module.css';

type Failed = Extract<SlotState, { status: 'failed' }>;

/** What the shell says in the place of a remote, or above it. */
export function SlotChrome({ boarded }: { boarded: BoardedSlot }) {
  const { slot, kind, place } = boarded;
  const state = useSubject(slot.state$);
  const room = roomLabel(slot.name, useWords(roomWords));

  if (state.status === 'loading') return kind === 'room' ? <RoomSkeleton room={room} /> : null;
  if (state.status === 'failed') {
    if (isQuiet(place)) return null;
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

/** A number on an icon has no room for words, and where a picture would be there is another behind it. */
function isQuiet(place = ''): boolean {
  return place.startsWith('frame.') || place === 'landing.hero' || place === 'zones.cover';
}

function RoomSkeleton({ room }: { room: string }) {
  const t = useWords(slotWords);
  return (
    <div className={classes.skeleton}>
      <Skeleton shape="line" width="38%" height="32px" label={t.loading({ room })} />
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
  const t = useWords(slotWords);
  const { page } = useHost();
  const { title, sentence } = sayFailure(t, room, state.reason, navigator.onLine);
  return (
    <div className={classes.failure}>
      <ErrorState title={title} level={1} onRetry={onRetry}>
        <p>{sentence}</p>
        {state.reason === 'too-new' ? (
          <Button className={classes.reload} onClick={() => page.defaultView?.location.reload()}>
            {t.reload}
          </Button>
        ) : null}
      </ErrorState>
      {state.detail ? (
        <details className={classes.details}>
          <summary>{t.detail}</summary>
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
  const t = useWords(slotWords);
  const { title } = sayFailure(t, room, state.reason, navigator.onLine);
  return (
    <div className={classes.widget} role="status">
      <p>{title}.</p>
      <Button variant="ghost" size="s" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}

function NewVersion({ room, onSwitch }: { room: string; onSwitch(): void }) {
  const t = useWords(slotWords);
  return (
    <div className={classes.news} role="status">
      <span>{t.newer({ room })}</span>
      <Button size="s" onClick={onSwitch}>
        {t.switch}
      </Button>
    </div>
  );
}
