import { Model } from 'objection';

/** A video that a member has brought. Once others may see it, it is a post. */
export class MemberVideo extends Model {
  static override tableName = 'member_videos';

  id!: string;
  owner_id!: string;
  media_id!: string | null;
  post_id!: string | null;
  title!: string;
  kind!: 'file' | 'sphere';
  sharing!: 1 | 2;
  state!: 'making' | 'ready' | 'failed';
  /** The code of the error that says why it failed. */
  why!: string | null;
  bytes!: string;
  created_at!: Date;
}
