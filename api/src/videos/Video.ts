import type { Video as VideoAnswer } from '@plaza/api-contract';
import { Model } from 'objection';

export class Video extends Model {
  static override tableName = 'videos';

  id!: string;
  slug!: string;
  title!: string;
  url!: string;
  kind!: 'file' | 'sphere' | 'embed';
  poster!: string | null;
  captions!: string | null;
  position!: number;
}

export function presentVideo(
  { id, title, url, kind, poster, captions }: Video,
  views: number | undefined,
): VideoAnswer {
  return {
    URL: url,
    VideoID: id,
    Title: title,
    kind,
    ...(poster === null ? {} : { poster }),
    ...(captions === null ? {} : { captions }),
    ...(views === undefined ? {} : { views }),
  };
}
