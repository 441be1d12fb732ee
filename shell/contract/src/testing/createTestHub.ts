import type { HubAskName, HubAsks, HubStreamName, HubStreams, SyncAnswer } from '@plaza/api-contract';
import { BehaviorSubject, filter, from, startWith, Subject } from 'rxjs';
import type { ClientEventName, Hub, HubEventName, HubMessage, HubState } from '../hub.ts';
import { countedStream } from './countedStream.ts';

/** What the test hub says when it is asked; what is missing is refused. */
export type TestHubAnswers = { [Name in HubAskName]?: HubAsks[Name]['gets'] } & {
  [Name in HubStreamName]?: HubStreams[Name]['gets'][];
};

export interface TestTrigger {
  channel: string;
  type: ClientEventName;
  payload: unknown;
}

/** A question to the hub, or the wish for a stream of it. */
export interface TestAsk {
  name: HubAskName | HubStreamName;
  says: readonly unknown[];
}

interface TestHub {
  hub: Hub;
  bring(message: HubMessage<HubEventName>): void;
  setState(state: HubState): void;
  sync(answer: SyncAnswer): void;
}

/** A hub without a server: every channel may be entered, and brings what a test says. */
export function createTestHub(
  answers: TestHubAnswers,
  { listeners, triggers, asks }: { listeners: Set<object>; triggers: TestTrigger[]; asks: TestAsk[] },
): TestHub {
  const state$ = new BehaviorSubject<HubState>('connected');
  const brought$ = new Subject<HubMessage<HubEventName>>();
  const synced$ = new Subject<SyncAnswer>();
  const heard = <Name extends HubEventName>(type: Name) =>
    brought$.pipe(filter((message) => isNamed(message, type)));

  const hub: Hub = {
    state$: countedStream(state$, listeners),
    on: (type) => countedStream(heard(type), listeners),
    sync: () => countedStream(synced$, listeners),
    listen(channel, type) {
      const said = heard(type).pipe(filter((message) => message.channel === channel));
      if (type !== 'joined') return countedStream(said, listeners);
      // The one event whose payload is known here: there is none.
      const begun = { type, payload: null, mark: undefined, channel } as never;
      return countedStream(said.pipe(startWith(begun)), listeners);
    },
    trigger: (channel, type, payload) => void triggers.push({ channel, type, payload }),
    async invoke<Name extends HubAskName>(name: Name, ...says: HubAsks[Name]['says']) {
      asks.push({ name, says });
      const answer: HubAsks[Name]['gets'] | undefined = answers[name];
      if (answer === undefined) throw new Error(`The test hub has no answer to "${name}".`);
      return answer;
    },
    stream<Name extends HubStreamName>(name: Name, ...says: HubStreams[Name]['says']) {
      asks.push({ name, says });
      return countedStream(from<HubStreams[Name]['gets'][]>(answers[name] ?? []), listeners);
    },
  };
  return {
    hub,
    bring: (message) => brought$.next(message),
    setState: (state) => state$.next(state),
    sync: (answer) => synced$.next(answer),
  };
}

function isNamed<Name extends HubEventName>(
  message: HubMessage<HubEventName>,
  type: Name,
): message is HubMessage<HubEventName> & HubMessage<Name> {
  return message.type === type;
}
