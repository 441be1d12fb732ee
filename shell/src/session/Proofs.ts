import { ApiError } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';

/** Does something that needs a fresh proof: after a refusal for want of one it asks for it, and tries once more. */
export type Proven = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * The one question whether it is still the same person, for shell and remotes. Whoever asks while it is open shares its
 * answer: several calls of one click are one question.
 */
export class Proofs {
  readonly isAsked$ = new BehaviorSubject(false);
  #asked: Promise<boolean> | undefined;
  #answer: (isProven: boolean) => void = () => undefined;

  ask(): Promise<boolean> {
    this.#asked ??= new Promise<boolean>((resolve) => {
      this.#answer = resolve;
      this.isAsked$.next(true);
    });
    return this.#asked;
  }

  answer(isProven: boolean): void {
    this.#asked = undefined;
    this.isAsked$.next(false);
    this.#answer(isProven);
  }

  readonly proven: Proven = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!wantsProof(error) || !(await this.ask())) throw error;
      return act();
    }
  };
}

export function wantsProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'keys.not-fresh';
}
