import type { Notification } from '@plaza/api-contract';
import type { ShellContext } from '@plaza/shell-contract';
import { keepSending, openOutbox } from '../store/openOutbox.ts';
import type { Outbox } from '../store/Outbox.ts';
import { KEPT_AS } from './keptAs.ts';
import { withRead } from './noticeList.ts';

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

/** That something has been read, until the server has it. */
export interface ReadMark {
  id: string;
  /** One group; null stands for all of them. */
  notice: string | null;
  /** As far as the list reached then, by the cursor of its newest or of the one: what came later nobody has seen. */
  until: string;
}

/** Who has read all has read each of them; the last word about a group is the one that counts. */
export function withMark(marks: readonly ReadMark[], mark: ReadMark): ReadMark[] {
  return [...marks.filter(({ notice }) => mark.notice !== null && notice !== mark.notice), mark];
}

/** The list as its reader left it: the server says the same once it has been told. */
export function marked(list: readonly Notification[], marks: readonly ReadMark[]): readonly Notification[] {
  return marks.reduce<readonly Notification[]>((now, { notice, until }) => {
    const from = now.findIndex(({ cursor }) => cursor === until);
    if (from < 0) return now;
    const end = notice === null ? now.length : from + 1;
    return [...now.slice(0, from), ...withRead(now.slice(from, end), null), ...now.slice(end)];
  }, list);
}
