import { paintFirst } from '@plaza/shell-contract/first-picture';
import { firstPost } from './firstPost.ts';
import { showPicture } from './showPicture.ts';

// Comes with the drawn home, long before the shell and this remote: gives it the picture of the post it begins with.
paintFirst(async (page) => {
  const [media, second] = (await firstPost(page))?.media ?? [];
  if (media?.kind !== 'image' || second) return undefined;
  return {
    seen: showPicture(page.drawn, media),
    async whenShown() {
      const find = () => document.querySelector<HTMLImageElement>('article img[fetchpriority=high]');
      while (page.drawn.isConnected && !find()) await new Promise((next) => requestAnimationFrame(next));
      await find()
        ?.decode()
        .catch(() => undefined);
    },
  };
});
