import type { Plaza } from '../plaza.ts';
import { takeAwayUnused } from './takeAwayUnused.ts';

/**
 * Takes away at once what was kept for something that came to nothing. What is in a post by now stays. What cannot be
 * reached just now is swept a day later: the visitor should hear why it came to nothing, and not of this.
 */
export async function discardMedia(
  { db, config, log }: Pick<Plaza, 'db' | 'config' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await takeAwayUnused({ db, config }, id).catch((error: unknown) =>
      log.warn({ err: error, media: id }, 'a medium that nobody needs is left to the sweep'),
    );
  }
}
