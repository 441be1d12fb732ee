import { HubError } from '../HubError.ts';
import {
  type CancelInvocation,
  type Completion,
  type Invocation,
  MessageType,
  type StreamItem,
} from '../protocol/messages.ts';
import { Outgoing } from '../protocol/Outgoing.ts';
import { type ActiveCall } from './ActiveCall.ts';
import { bindingFailed, invokingFailed, tell } from './failures.ts';
import { type InvocationsHost } from './InvocationsHost.ts';
import { Questions } from './Questions.ts';
import { beginCall, finishCall, type Outcome, type PendingCall, Unfinished } from './runCall.ts';
import { type Upload } from '../streams/Upload.ts';
import { Uploads } from './Uploads.ts';

/** Above so many waiting calls the client is made to wait as well. */
const MAX_WAITING = 100;
/** While its answer to a question is waited for, which must still arrive: whoever sends as much as this has none to give. */
const MAX_WAITING_FOR_ANSWER = 1_000;
/** Streams go on beside the calls and each other; so many at a time. */
const MAX_STREAMS = 100;
const tooManyStreams = new HubError(`A client has at most ${MAX_STREAMS} streams at a time.`);
const none: readonly Upload[] = [];
const unknownMethod = new HubError('Method does not exist.');

/** The calls of one client: a few at a time, the rest in order; and what the server asks the client. */
export class Invocations {
  readonly questions = new Questions();
  readonly #host: InvocationsHost;
  readonly #calls = new Map<string, ActiveCall>();
  #waiting: PendingCall[] = [];
  #uploads: Uploads | null = null;
  #running = 0;
  #streams = 0;
  #hasStarted = false;
  #hasEnded = false;
  #isUploadFull = false;

  constructor(host: InvocationsHost) {
    this.#host = host;
  }

  /** The hub has welcomed the connection: calls may run. */
  start(): void {
    this.#hasStarted = true;
    this.#runNext();
  }

  /** Nothing runs and nothing waits; streams may go on. */
  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0;
  }

  take(message: Invocation | StreamItem | Completion | CancelInvocation): void {
    // It may stand right behind a goodbye: nobody would end it any more.
    if (this.#hasEnded) return;
    switch (message.type) {
      case MessageType.StreamItem:
        return this.#uploads?.push(message.invocationId, message.item);
      case MessageType.Completion:
        if (!this.questions.answer(message)) this.#uploads?.complete(message.invocationId, message.error);
        return this.#pauseIfBehind();
      case MessageType.CancelInvocation:
        return this.#calls.get(message.invocationId)?.abort();
      default:
        return this.#queue(message);
    }
  }

  end(): void {
    this.#hasEnded = true;
    this.#waiting = [];
    for (const call of this.#calls.values()) call.abort();
    this.#calls.clear();
    this.#uploads?.end();
    this.questions.end();
  }

  #queue(invocation: Invocation): void {
    const { invocationId, target, streamIds } = invocation;
    const method = this.#host.findMethod(target);
    const taken = this.#takenId(invocation);
    // Whatever already has it could no longer be cancelled, and would go on when the client has left.
    if (taken) return this.#refuse(invocation, taken);
    if (!method) return this.#refuse(invocation, tell(bindingFailed(target), unknownMethod, false));
    const call = this.#host.createCall(method, invocation.headers);
    // A call that names others than its method takes is refused in its turn; until then they would only take up space.
    const isAsDeclared = streamIds?.length === method.inputs.length - method.plainInputs;
    const uploads = isAsDeclared ? streamIds.map((id) => this.#openUploads().open(id)) : none;
    const pending = { invocation, method, call, uploads };
    if (isStreaming(pending)) {
      if (this.#streams >= MAX_STREAMS) {
        this.#uploads?.forget(streamIds ?? []);
        return this.#refuse(invocation, tell(invokingFailed(method.name), tooManyStreams, false));
      }
      this.#streams += 1;
      if (this.#hasStarted) return this.#run(pending);
    } else if (this.#waiting.length === 0 && this.#mayRun) return this.#run(pending);
    if (invocationId !== undefined) this.#calls.set(invocationId, call);
    this.#waiting.push(pending);
    if (this.#waiting.length > MAX_WAITING) this.#pauseIfBehind();
  }

  /** Which id of a call another one has. */
  #takenId({ invocationId = '', streamIds = [] }: Invocation): string | undefined {
    if (this.#calls.has(invocationId)) return `Invocation ID '${invocationId}' is already in use.`;
    // A message has space for thousands: each is looked at once.
    const named = new Set<string>();
    for (const id of streamIds) {
      if (this.#uploads?.has(id) || named.has(id)) return `Stream ID '${id}' is already in use.`;
      named.add(id);
    }
    return undefined;
  }

  /** Answers a call that never becomes one; what has its id goes on. */
  #refuse({ invocationId }: Invocation, error: string): void {
    if (invocationId === undefined || this.#hasEnded) return;
    this.#host.send(new Outgoing({ type: MessageType.Completion, invocationId, error }));
  }

  #openUploads(): Uploads {
    return (this.#uploads ??= new Uploads(this.#host.settings.uploadCapacity, (isAnyFull) => {
      this.#isUploadFull = isAnyFull;
      this.#pauseIfBehind();
    }));
  }

  /** Later while a call waits for the client's answer: that answer could never arrive. */
  #pauseIfBehind(): void {
    const most = this.questions.isWaiting ? MAX_WAITING_FOR_ANSWER : MAX_WAITING;
    const isBehind = this.#waiting.length > most;
    this.#host.setPaused(!this.#hasEnded && (isBehind || this.#isUploadFull));
  }

  get #mayRun(): boolean {
    return this.#hasStarted && this.#running < this.#host.settings.parallelInvocations;
  }

  #runNext(): void {
    // They wait for nothing but the welcome.
    const streaming = this.#waiting.filter(isStreaming);
    if (streaming.length > 0) this.#waiting = this.#waiting.filter((pending) => !isStreaming(pending));
    for (const pending of streaming) this.#run(pending);
    while (this.#mayRun) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#run(next);
    }
  }

  #run(pending: PendingCall): void {
    const isCounted = !isStreaming(pending);
    if (isCounted) this.#running += 1;
    const begun = beginCall(pending, this.#host);
    if (begun instanceof Unfinished) {
      const { invocation, call } = pending;
      if (invocation.invocationId !== undefined) this.#calls.set(invocation.invocationId, call);
      void this.#goOn(pending, begun);
    } else {
      this.#finish(pending.invocation, begun, pending.method.name);
      if (isCounted) this.#running -= 1;
      else this.#streams -= 1;
    }
  }

  async #goOn(pending: PendingCall, begun: Unfinished): Promise<void> {
    const outcome = await finishCall(pending, begun, this.#host);
    this.#finish(pending.invocation, outcome, pending.method.name);
    // A stream that goes on for hours keeps none of the client's other calls waiting.
    if (isStreaming(pending)) {
      this.#streams -= 1;
      return;
    }
    this.#running -= 1;
    if (this.#waiting.length === 0) return;
    this.#runNext();
    this.#pauseIfBehind();
  }

  #finish({ invocationId, streamIds }: Invocation, outcome: Outcome, name = ''): void {
    if (streamIds) this.#uploads?.forget(streamIds);
    if (invocationId === undefined || this.#hasEnded) return;
    this.#calls.delete(invocationId);
    const { error, result } = outcome;
    const type = MessageType.Completion;
    try {
      this.#host.send(new Outgoing({ type, invocationId, error, result }));
    } catch (cause) {
      // The result cannot be written in the client's protocol.
      this.#host.reportFailure(`The result of '${name}' cannot be sent`, cause);
      const { detailedErrors } = this.#host.settings;
      this.#host.send(
        new Outgoing({ type, invocationId, error: tell(invokingFailed(name), cause, detailedErrors) }),
      );
    }
  }
}

/** Items come or go while it runs, so it runs beside the calls: one that waited for its turn would block what it waits for. */
function isStreaming({ method, uploads }: PendingCall): boolean {
  return method.kind === 'stream' || uploads.length > 0;
}
