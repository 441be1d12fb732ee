import { testPlaza } from '../../testing/testPlaza.ts';
import { openMedia } from '../openMedia.ts';
import { DRAWINGS, type DrawingName } from './drawings.ts';

const server = testPlaza();
const names = Object.keys(DRAWINGS) as DrawingName[];

it.each(names)('%s is the same drawing every time', (name) => {
  const { draw } = DRAWINGS[name];
  expect(draw()).toBe(draw());
  expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
});

it('a drawing becomes a picture like every other, with words for who cannot see it', async () => {
  const mediaService = openMedia(server.plaza);
  const { id } = await server.aUser();
  const media = mediaService.present(await mediaService.keepDrawing('dunes', id), id);
  expect(media).toMatchObject({ kind: 'image', width: 1200, height: 800, alt: DRAWINGS.dunes.alt });
  const { status, headers } = await server.as(null).fetch(media.url);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
});
