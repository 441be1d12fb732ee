import { Model } from 'objection';

/** One file of a medium: a size of an image, a video, what moves. */
export interface MediaFile {
  /** `960.avif`, `video.mp4`, `moving.webp`. */
  name: string;
  type: string;
  bytes: number;
  /** Of an image that is one of several sizes. */
  width?: number;
}

/** An image or a video of a post, or somebody's picture. Its files lie in the store under its id. */
export class Media extends Model {
  static override tableName = 'media';
  static override jsonAttributes = ['files'];

  id!: string;
  owner_id!: string;
  kind!: 'image' | 'video';
  alt!: string;
  width!: number | null;
  height!: number | null;
  seconds!: number | null;
  placeholder!: string | null;
  files!: MediaFile[];
  /** Whether its address opens for everybody; a private one needs a signature that expires. */
  is_public!: boolean;
  stored_at!: Date | null;
  attached_at!: Date | null;
  loose_since!: Date;
  created_at!: Date;
}
