import { Button, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { createPortal } from 'react-dom';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import type { BoardedSlot } from '../remotes/SlotBoard.ts';
import type { FailureReason, SlotState } from '../remotes/slot/SlotState.ts';
import { remoteLabel } from './remoteLabel.ts';
import { remoteWords, slotWords } from './words.ts';
import classes from './SlotPortals.module.css';

/** Draws the shell's words into every slot, wherever the slots hang. */
export function SlotPortals() {
  const slots = useSubject(useHost().board.slots$);
  return slots.map((boarded) => {
    const { slot, place } = boarded;
    return createPortal(<SlotChrome boarded={boarded} />, slot.chrome, `${slot.name} ${place ?? ''}`);
  });
}

type Failed = Extract<SlotState, { status: 'failed' }>;

/** What the shell says in the place of a remote, or above it. */
function SlotChrome({ boarded }: { boarded: BoardedSlot }) {
  const { slot, kind, place } = boarded;
  const state = useSubject(slot.state$);
  const remote = remoteLabel(slot.name, useWords(remoteWords));

  if (kind === 'service') return null;
  if (state.status === 'loading') return kind === 'remote' ? <RemoteSkeleton remote={remote} /> : null;
  if (state.status === 'failed') {
    if (isQuiet(place)) return null;
    return kind === 'remote' ? (
      <RemoteFailure remote={remote} state={state} onRetry={() => slot.retry()} />
    ) : (
      <WidgetFailure remote={remote} state={state} onRetry={() => slot.retry()} />
    );
  }
  if (state.status === 'mounted' && state.newer && kind === 'remote') {
    return <NewVersion remote={remote} onSwitch={() => slot.takeNewer('visitor')} />;
  }
  return null;
}

const QUIET = new Set(['landing.hero', 'zones.cover', 'zones.friends']);

/** A number on an icon has no room for words, where a picture would be there is another behind it, and some add a line. */
function isQuiet(place = ''): boolean {
  return place.startsWith('frame.') || QUIET.has(place);
}

function RemoteSkeleton({ remote }: { remote: string }) {
  const t = useWords(slotWords);
  return (
    <div className={classes.skeleton}>
      <Skeleton shape="line" width="38%" height="32px" label={t.loading({ remote })} />
      <Skeleton shape="block" height="180px" />
      <Skeleton lines={4} />
    </div>
  );
}

interface FailureProps {
  remote: string;
  state: Failed;
  onRetry(): void;
}

function RemoteFailure({ remote, state, onRetry }: FailureProps) {
  const t = useWords(slotWords);
  const { page } = useHost();
  const { title, sentence } = sayFailure(t, remote, state.reason, navigator.onLine);
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
              {remote} {state.version}: {state.detail}
            </code>
          </p>
        </details>
      ) : null}
    </div>
  );
}

function WidgetFailure({ remote, state, onRetry }: FailureProps) {
  const t = useWords(slotWords);
  const { title } = sayFailure(t, remote, state.reason, navigator.onLine);
  return (
    <div className={classes.widget} role="status">
      <p>{title}.</p>
      <Button variant="ghost" size="s" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}

function NewVersion({ remote, onSwitch }: { remote: string; onSwitch(): void }) {
  const t = useWords(slotWords);
  return (
    <div className={classes.status} role="status">
      <span>{t.newer({ remote })}</span>
      <Button size="s" onClick={onSwitch}>
        {t.switch}
      </Button>
    </div>
  );
}

interface FailureText {
  title: string;
  sentence: string;
}

/** What happened and what helps, for each way in which a remote can fail. */
function sayFailure(
  t: typeof slotWords.now,
  remote: string,
  reason: FailureReason,
  isOnline: boolean,
): FailureText {
  if (!isOnline && (reason === 'unreachable' || reason === 'slow')) {
    return { title: t.offline, sentence: t.offlineWords({ remote }) };
  }
  switch (reason) {
    case 'broken':
    case 'no-start':
      return { title: t.broken({ remote }), sentence: t.brokenWords };
    case 'too-new':
      return { title: t.tooNew({ remote }), sentence: t.tooNewWords };
    default:
      return { title: t[reason]({ remote }), sentence: t[`${reason}Words`] };
  }
}
