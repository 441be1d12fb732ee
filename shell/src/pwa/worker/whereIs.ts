import type { OpenPage } from './WorkerScope.ts';

/** To a page: say through the port where you are. */
export const ASK_ADDRESS = 'plaza where are you';

/**
 * The address that a page shows now. What the browser says of it is the one under which it was loaded: within Plaza nothing
 * is loaded anew. Who does not answer in time is taken to be there.
 */
export async function whereIs(page: OpenPage, answerMs: number): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const loadedAt = new URL(page.url).pathname;
  try {
    return await new Promise<string>((resolve) => {
      const giveUp = setTimeout(() => resolve(loadedAt), answerMs);
      port1.onmessage = ({ data }: MessageEvent<unknown>) => {
        clearTimeout(giveUp);
        resolve(typeof data === 'string' ? data : loadedAt);
      };
      page.postMessage(ASK_ADDRESS, [port2]);
    });
  } finally {
    port1.close();
  }
}
