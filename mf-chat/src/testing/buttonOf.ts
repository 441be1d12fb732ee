import { waitFor, within } from 'storybook/test';

/** For stories: a button of the last message, or of one before it. It is there when the message has stood for a moment. */
export function buttonOf(
  canvas: { getByRole(role: string, about: { name: string }): HTMLElement },
  name: string,
  place: -1 | -2 = -1,
): Promise<HTMLElement> {
  return waitFor(
    () => {
      const list = canvas.getByRole('list', { name: 'Messages' });
      const message = [...list.querySelectorAll<HTMLElement>('[data-side][data-status]')].at(place);
      if (!message) throw new Error('Nothing is said here.');
      return within(message).getByRole('button', { name });
    },
    { timeout: 10_000 },
  );
}
