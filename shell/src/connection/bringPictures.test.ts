import { bringPictures } from './bringPictures.ts';

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** A picture as a browser shows it, and how often it was asked for since. */
function aPicture(src: string, { complete = true, naturalWidth = 0 }) {
  const picture = document.body.appendChild(document.createElement('img'));
  if (src) picture.setAttribute('src', src);
  Object.defineProperties(picture, { complete: { value: complete }, naturalWidth: { value: naturalWidth } });
  return jest.spyOn(picture, 'setAttribute');
}

test('a picture that did not arrive is asked for once the connection is back, and no other', () => {
  jest.useFakeTimers();
  bringPictures(document);
  const broken = aPicture('/a.jpg', {});
  const there = aPicture('/b.jpg', { naturalWidth: 320 });
  const onItsWay = aPicture('/c.jpg', { complete: false });
  const empty = aPicture('', {});
  window.dispatchEvent(new Event('online'));
  expect(broken.mock.calls).toEqual([['src', '/a.jpg']]);
  for (const other of [there, onItsWay, empty]) expect(other).not.toHaveBeenCalled();
});
