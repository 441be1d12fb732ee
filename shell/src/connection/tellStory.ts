import type { LineEvent } from '../hub/LineStory.ts';

/** The events as lines that can be pasted into a report: in the names of the code, whatever the page speaks. */
export function tellStory(story: readonly LineEvent[]): string {
  return story.map(({ at, what, about }) => [at, what, about].filter(Boolean).join(' ')).join('\n');
}
