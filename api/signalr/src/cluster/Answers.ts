import { HubError } from '../HubError.ts';
import { type AnswerEnvelope } from './envelope.ts';

/** Questions that this node asked others. */
export class Answers {
  readonly #open = new Map<string, (answer: AnswerEnvelope | null) => void>();
  #count = 0;

  /** `send` gets the question's id. Rejects when no answer comes in time. */
  async ask(
    timeoutMs: number,
    after: (ms: number, run: () => void) => () => void,
    send: (question: string) => void,
  ): Promise<unknown> {
    const question = String(++this.#count);
    const answer = await new Promise<AnswerEnvelope | null>((resolve) => {
      const forgetTimeout = after(timeoutMs, () => resolve(null));
      this.#open.set(question, (given) => {
        forgetTimeout();
        resolve(given);
      });
      send(question);
    });
    this.#open.delete(question);
    if (!answer) throw new HubError('The other server did not answer in time.');
    if (answer.error !== undefined) throw new HubError(answer.error);
    return answer.result;
  }

  take(answer: AnswerEnvelope): void {
    this.#open.get(answer.question)?.(answer);
  }
}
