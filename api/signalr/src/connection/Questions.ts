import { HubError } from '../HubError.ts';
import { MessageType, type Completion, type Invocation } from '../protocol/messages.ts';

interface Question {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** What the server asked one client and waits to hear. */
export class Questions {
  readonly #open = new Map<string, Question>();
  #count = 0;

  get isWaiting(): boolean {
    return this.#open.size > 0;
  }

  /** `send` gets the invocation; `after` is the clock's. */
  ask(
    target: string,
    values: readonly unknown[],
    timeoutMs: number,
    after: (ms: number, run: () => void) => () => void,
    send: (invocation: Invocation) => void,
  ): Promise<unknown> {
    const invocationId = `s${++this.#count}`;
    const forgetTimeout = after(timeoutMs, () =>
      this.#take(invocationId)?.reject(new HubError(`The client did not answer '${target}' in time.`)),
    );
    return new Promise<unknown>((resolve, reject) => {
      this.#open.set(invocationId, { resolve, reject });
      send({ type: MessageType.Invocation, invocationId, target, arguments: values });
    }).finally(forgetTimeout);
  }

  /** False when this was no answer to a question. */
  answer({ invocationId, error, result }: Completion): boolean {
    const question = this.#take(invocationId);
    if (error === undefined) question?.resolve(result);
    else question?.reject(new HubError(error));
    return question !== undefined;
  }

  end(): void {
    for (const question of this.#open.values()) question.reject(new HubError('The connection was closed.'));
    this.#open.clear();
  }

  #take(id: string): Question | undefined {
    const question = this.#open.get(id);
    this.#open.delete(id);
    return question;
  }
}
