import { main } from '../command/main.ts';
import { runStories } from './runStories.ts';

/** `node tools/dist/stories/main.js [part of a story id] [folder]`: walks the built Storybook. */
void main(async () => {
  const [only, folder] = process.argv.slice(2);
  const { failed } = await runStories({ only, folder });
  if (failed > 0) process.exitCode = 1;
});
