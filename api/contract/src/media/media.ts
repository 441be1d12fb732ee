import { z } from 'zod';

/** One type of an image in its widths, ready for a `<source srcset>`. */
const Source = z.object({
  type: z.enum(['image/avif', 'image/webp']),
  srcset: z.array(z.object({ url: z.string(), width: z.int() })),
});

/** An image or a video as it is shown. */
export const Media = z
  .object({
    id: z.string(),
    kind: z.enum(['image', 'video']),
    /** The image at its largest, or the video: one address that always works. */
    url: z.string(),
    /** What `url` is: `image/webp`, `video/mp4`, `video/webm`. */
    type: z.string(),
    /** Of the image, or of the video's poster. Null for a video that came without one. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    alt: z.string(),
    /** The image in a few pixels, as an address that holds it: there before anything is loaded. */
    placeholder: z.string().nullable(),
    /** Best first. Of the image, or of the video's poster. */
    sources: z.array(Source),
    /** What moves, when a GIF or an animated WebP was sent: `url` and `sources` are its first frame. */
    animation: z.string().nullable(),
    /** What a video shows before it plays. */
    poster: z.string().nullable(),
    /** How long a video is. */
    seconds: z.number().nullable(),
    /** When the addresses of a private one end; whatever brought them brings new ones. */
    expires: z.string().nullable(),
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof Media>;

const home = '/media/0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11';
const srcset = (end: string) => [400, 960, 1600].map((width) => ({ url: `${home}/${width}.${end}`, width }));

export const mediaExample: Media = {
  id: '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11',
  kind: 'image',
  url: `${home}/1600.webp`,
  type: 'image/webp',
  width: 1600,
  height: 1067,
  alt: 'Lanterns over the harbour at dusk',
  placeholder: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  sources: [
    { type: 'image/avif', srcset: srcset('avif') },
    { type: 'image/webp', srcset: srcset('webp') },
  ],
  animation: null,
  poster: null,
  seconds: null,
  expires: null,
};
