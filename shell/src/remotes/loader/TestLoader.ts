import type { RemoteVersion } from '@plaza/api-contract';
import type { RemoteApp } from '@plaza/shell-contract';
import type { RemoteLoader } from './RemoteLoader.ts';

type Answer = RemoteApp | Error | Promise<RemoteApp>;

/** A loader that brings what a test has put in, and remembers what it was asked. */
export class TestLoader implements RemoteLoader {
  readonly asked: string[] = [];
  readonly preloaded: string[] = [];
  readonly distrusted: string[] = [];
  readonly #answers = new Map<string, Answer>();

  /** What the next loads of a version bring. */
  bring(version: string, answer: Answer): void {
    this.#answers.set(version, answer);
  }

  async load({ version }: RemoteVersion, exposed: string): Promise<RemoteApp> {
    this.asked.push(exposed === './app' ? version : `${version} ${exposed}`);
    const answer = await this.#answers.get(version);
    if (answer === undefined) throw new Error(`The test brings no ${version}.`);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  preload({ version }: RemoteVersion): void {
    this.preloaded.push(version);
  }

  distrust({ version }: RemoteVersion): void {
    this.distrusted.push(version);
  }
}
