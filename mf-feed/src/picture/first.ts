import type { Media } from '@plaza/api-contract';
import { paintFirst } from '@plaza/shell-contract/first-picture';
import { shapeOf, srcset, WHOLE } from '../media/measures.ts';
import { firstPost } from './firstPost.ts';

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

/** Gives the drawn home the picture of its first post. Resolves when it can be painted. */
function showPicture(drawn: HTMLElement, media: Media): Promise<void> {
  const { sources, url, placeholder } = media;
  const page = drawn.ownerDocument;
  const picture = page.createElement('picture');
  picture.slot = 'media';
  picture.style.cssText = `display:block;inline-size:100%;aspect-ratio:${shapeOf(media)};max-block-size:min(78dvh,560px);background:center/cover`;
  if (placeholder) picture.style.backgroundImage = `url(${placeholder})`;
  for (const source of sources) {
    const element = page.createElement('source');
    element.type = source.type;
    element.srcset = srcset(source);
    element.sizes = WHOLE;
    picture.append(element);
  }
  const image = page.createElement('img');
  image.style.cssText = 'display:block;inline-size:100%;block-size:100%;object-fit:cover';
  image.alt = '';
  image.fetchPriority = 'high';
  picture.append(image);
  drawn.append(picture);
  image.src = url;
  return image.decode();
}
