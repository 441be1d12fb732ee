import type { Page } from '@playwright/test';

/** The part of Storybook's preview that we speak to. */
declare global {
  var __STORYBOOK_PREVIEW__: { ready?: () => Promise<unknown> };
  var __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
}

/** Ample for a machine with much else to do. */
const LIMIT_MS = 120_000;

/** What is answered of a page for which the browser makes no frame any more, though its clocks go on. */
export const NOT_DRAWN = 'the browser did not draw it any more';

/** Shows a story and waits until its play function is through. Answers what went wrong, or nothing. */
export function showStory(page: Page, storyId: string, frameMs: number): Promise<string | undefined> {
  return page.evaluate(
    async ([id, limitMs, mostMs, notDrawn]) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      await globalThis.__STORYBOOK_PREVIEW__.ready?.();
      const troubles: Record<string, string> = {
        storyMissing: 'is missing',
        storyErrored: 'did not render',
        storyThrewException: 'threw',
        playFunctionThrewException: 'play function failed',
        unhandledErrorsWhilePlaying: 'left an error unhandled',
      };
      const describe = (payload: unknown) => {
        const { message, description, title } = Object(Array.isArray(payload) ? payload[0] : payload);
        return message ?? description ?? title ?? '';
      };
      return new Promise<string | undefined>((answer) => {
        const listeners: [string, (payload: unknown) => void][] = [];
        const end = (trouble?: string) => {
          clearTimeout(timer);
          clearInterval(watch);
          for (const [event, listener] of listeners) channel.off(event, listener);
          answer(trouble);
        };
        const timer = setTimeout(() => end(`did not come to its end in ${limitMs / 1000} s`), limitMs);
        let isDrawn = true;
        const watch = setInterval(() => {
          if (!isDrawn) return end(notDrawn);
          isDrawn = false;
          requestAnimationFrame(() => (isDrawn = true));
        }, mostMs);
        for (const [event, words] of Object.entries(troubles)) {
          listeners.push([event, (payload) => end(`${words}: ${describe(payload)}`)]);
        }
        listeners.push([
          'storyFinished',
          (payload) => {
            const { storyId: finishedId, status } = Object(payload);
            if (finishedId === id) end(status === 'error' ? 'finished with an error' : undefined);
          },
        ]);
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
    },
    [storyId, LIMIT_MS, frameMs, NOT_DRAWN] as const,
  );
}
