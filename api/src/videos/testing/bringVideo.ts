import type { Media, Video } from '@plaza/api-contract';
import { sendForm } from '../../media/testing/aForm.ts';
import type { TestServer } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { aFilm } from './aFilm.ts';

/** Brings a file as the composer does. */
export async function bringFile(server: TestServer, by: User, file = aFilm()): Promise<string> {
  const { status, body } = await sendForm<Media>(server.as(by), '/api/media', [['media', file]]);
  expect(status).toBe(200);
  return body.id;
}

/** Shows a video to others, and answers what came of it. */
export async function bringVideo(
  server: TestServer,
  by: User,
  { file, ...fields }: { file?: Buffer } & Record<string, unknown> = {},
) {
  const media_id = await bringFile(server, by, file);
  return server.as(by).post<Video & { code: string; error: string }>('/api/videos/mine', {
    media_id,
    title: 'A film',
    ...fields,
  });
}

/** What somebody finds on the page of videos. */
export async function videosOf(server: TestServer, who: User): Promise<Video[]> {
  return (await server.as(who).post<Video[]>('/api/videos', { deviceType: 'pc' })).body;
}
