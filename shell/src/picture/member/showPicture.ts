import type { Media } from '@plaza/api-contract';

const TALLEST = 4 / 5;
const WIDEST = 2.2;

/** Gives the drawn home the picture of its first post. Resolves when it can be painted. */
export function showPicture(
  drawn: HTMLElement,
  { sources, url, width, height, placeholder }: Media,
): Promise<void> {
  const page = drawn.ownerDocument;
  const picture = page.createElement('picture');
  picture.slot = 'media';
  const shape = width && height ? Math.min(WIDEST, Math.max(TALLEST, width / height)) : 16 / 9;
  picture.style.cssText = `display:block;inline-size:100%;aspect-ratio:${shape};max-block-size:min(78dvh,560px);background:center/cover`;
  if (placeholder) picture.style.backgroundImage = `url(${placeholder})`;
  for (const { type, srcset } of sources) {
    const source = page.createElement('source');
    source.type = type;
    source.srcset = srcset.map((file) => `${file.url} ${file.width}w`).join(', ');
    source.sizes = '(width >= 900px) 620px, 100vw';
    picture.append(source);
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
