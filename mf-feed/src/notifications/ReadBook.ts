import type { ShellContext } from '@plaza/shell-contract';
import { keepSending, openOutbox } from '../store/openOutbox.ts';
import type { Outbox } from '../store/Outbox.ts';
import { KEPT_AS } from './keptAs.ts';
import { type ReadMark, withMark } from './readMarks.ts';

/**
 * What has been read and the server does not know yet. It is kept as stars are: a page that is closed without a network
 * tells of it when it is open again.
 */
export class ReadBook {
  readonly #shell: ShellContext;
  readonly #outbox: Outbox<ReadMark>;
  readonly #listeners = new Set<() => void>();
  #waiting: readonly ReadMark[];

  constructor(shell: ShellContext) {
    this.#shell = shell;
    this.#outbox = openOutbox<ReadMark>(shell, {
      key: KEPT_AS,
      withEntry: withMark,
      async send({ notice, until }) {
        const body = notice === null ? { until } : { id: notice, until };
        await shell.api.call('PUT /notifications/read', { body });
      },
      onRefused: (_, error) => shell.report(error, 'notifications read'),
      onChange: () => this.#look(),
    });
    this.#waiting = this.#outbox.entries;
  }

  start = (): (() => void) => keepSending(this.#shell, this.#outbox);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): readonly ReadMark[] => this.#waiting;

  mark = (read: Omit<ReadMark, 'id'>): void => this.#outbox.add({ ...read, id: crypto.randomUUID() });

  #look(): void {
    this.#waiting = this.#outbox.entries;
    for (const listener of this.#listeners) listener();
  }
}
