import { duration } from '../command/duration.ts';

export interface Step {
  title: string;
  state: 'running' | 'done' | 'failed' | 'skipped';
  /** How long it ran; so far, while it runs. */
  ms: number;
  /** What came of it, in a few words. */
  note?: string | undefined;
}

const MARKS = { running: '…', done: '✓', failed: '✗', skipped: '-' } as const;
const TITLE_WIDTH = 34;
const TIME_WIDTH = 12;

/** One line of a step list, the same in a terminal and in a log. */
export function renderStep({ title, state, ms, note }: Step): string {
  const time = state === 'skipped' ? 'skipped' : duration(ms);
  return `  ${MARKS[state]} ${title.padEnd(TITLE_WIDTH)} ${time.padStart(TIME_WIDTH)}${note ? `   ${note}` : ''}`;
}
