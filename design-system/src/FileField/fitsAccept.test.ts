import { fitsAccept } from './fitsAccept.ts';

const picture = { name: 'Castle.JPG', type: 'image/jpeg' };

describe('fitsAccept', () => {
  it.each(['', 'image/*', 'image/png, image/jpeg', '.jpg', '*/*'])('takes a picture for "%s"', (accept) => {
    expect(fitsAccept(picture, accept)).toBe(true);
  });

  it.each(['video/*', 'image/png', '.png'])('does not take it for "%s"', (accept) => {
    expect(fitsAccept(picture, accept)).toBe(false);
  });
});
