import type { Media as MediaAnswer, PictureCrop } from '@plaza/api-contract';
import type { Context } from 'koa';
import { keyFor } from '../keyFor.ts';
import { DRAWINGS, type DrawingName } from './drawings/drawings.ts';
import type { Plaza } from '../plaza.ts';
import { discardMedia } from './discardMedia.ts';
import { face, type Features } from './drawings/face.ts';
import { imageForms } from './images/imageForms.ts';
import { openImage } from './images/openImage.ts';
import { pictureForms } from './images/pictureForms.ts';
import { keepMedia } from './keepMedia.ts';
import type { Media } from './Media.ts';
import { presentMedia, type MediaRow } from './media.presenter.ts';
import { pictureInTurn } from './pictureInTurn.ts';
import { receiveForm } from './receive/receiveForm.ts';
import { whileArriving } from './receive/whileArriving.ts';
import type { FormRules, ReceivedFile, ReceivedForm } from './receive/ReceivedFile.ts';
import { expiryOf, signMediaFor } from './signMedia.ts';
import { incomingOf } from './storeOf.ts';
import { forgetPlace } from './video/forgetPlace.ts';

export type MediaService = ReturnType<typeof openMedia>;

/** Everything other remotes do with pictures and videos before and after their own transaction. */
export function openMedia(plaza: Pick<Plaza, 'config' | 'db' | 'clock' | 'log'>) {
  const { config, clock } = plaza;
  const key = keyFor(config.sessionSecret, 'media');

  return {
    /** Lends out the multipart form of a member as it came; its files are gone once `act` ends, unless they were kept. */
    receive<Field extends string, File extends string, Result>(
      ctx: Context,
      { ownerId, rules }: { ownerId: string; rules: FormRules<Field, File> },
      act: (form: ReceivedForm<Field, File>) => Promise<Result>,
    ): Promise<Result> {
      const folder = incomingOf(config);
      return whileArriving({ request: ctx.req, folder, ownerId, rules }, () =>
        receiveForm(ctx, folder, rules, act),
      );
    },

    /** Makes a received file ready to be shown and stores it. It belongs to nothing yet: see attachMedia. */
    async keep(
      file: ReceivedFile,
      { ownerId, alt = '', seconds = null, poster }: KeepOptions,
    ): Promise<Media> {
      if (file.kind === 'image') {
        const forms = await pictureInTurn(async () => imageForms(await openImage(file)), ownerId);
        return keepMedia(plaza, { ownerId, alt, seconds: null, forms });
      }
      if (file.format === 'mp4') await forgetPlace(file.path);
      const forms = poster && (await pictureInTurn(async () => imageForms(await openImage(poster)), ownerId));
      return keepMedia(plaza, { ownerId, alt, seconds, forms, video: file });
    },

    /** The same for somebody's picture: a square in the sizes of a face. */
    async keepPicture(file: ReceivedFile, ownerId: string, crop: PictureCrop | undefined): Promise<Media> {
      const forms = await pictureInTurn(async () => pictureForms(await openImage(file), crop), ownerId);
      return keepMedia(plaza, { ownerId, alt: '', seconds: null, forms });
    },

    /** Draws a picture of our own, for the sample community. */
    async keepDrawing(name: DrawingName, ownerId: string): Promise<Media> {
      const { draw, alt } = DRAWINGS[name];
      const drawing = { path: Buffer.from(draw()), format: 'svg' } as const;
      const forms = await pictureInTurn(async () => imageForms(await openImage(drawing)));
      return keepMedia(plaza, { ownerId, alt, seconds: null, forms });
    },

    /** Draws a face, likewise. */
    async keepFace(features: Features, ownerId: string): Promise<Media> {
      const drawing = { path: Buffer.from(face(features)), format: 'svg' } as const;
      const forms = await pictureInTurn(async () => pictureForms(await openImage(drawing), undefined));
      return keepMedia(plaza, { ownerId, alt: '', seconds: null, forms });
    },

    /** Takes away again what was kept for something that came to nothing. */
    discard: (ids: readonly string[]) => discardMedia(plaza, ids),

    /** As one person sees it: the address of a private one is theirs alone. */
    present(row: MediaRow, viewerId: string): MediaAnswer {
      const until = expiryOf(clock.now());
      return presentMedia(row, (id) => ({ query: signMediaFor(key, id, { until, viewerId }), until }));
    },
  };
}

interface KeepOptions {
  ownerId: string;
  alt?: string | undefined;
  seconds?: number | null | undefined;
  /** What a video shows before it plays. */
  poster?: ReceivedFile | undefined;
}
