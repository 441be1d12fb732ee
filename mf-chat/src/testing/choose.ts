import { chatStory } from './chatStory.tsx';
import { evening } from './evening.ts';

/** What a story plays with. */
interface Stage {
  canvas: { findByRole(role: string, about: { name: string }): Promise<HTMLElement> };
  userEvent: { click(element: Element): Promise<void> };
}

/** For stories: something is chosen from the menu of the chat on screen. */
export function choose<Given extends Stage>(
  path: string,
  item: string,
  done: (stage: Given) => Promise<void>,
) {
  return {
    ...chatStory(path, evening),
    play: async (stage: Given) => {
      const { canvas, userEvent } = stage;
      await userEvent.click(await canvas.findByRole('button', { name: 'More about this chat' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
      await done(stage);
    },
  };
}
