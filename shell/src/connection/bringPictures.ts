import { onConnectionBack } from '@plaza/shell-contract';

/** A picture that did not arrive without a connection stays broken: no browser asks for it again by itself. */
export function bringPictures(page: Document): void {
  onConnectionBack(() => {
    for (const picture of page.images) {
      const src = picture.getAttribute('src');
      if (src && picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', src);
    }
  });
}
