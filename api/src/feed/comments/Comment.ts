import { Model } from 'objection';

export class Comment extends Model {
  static override tableName = 'comments';

  id!: string;
  post_id!: string;
  author_id!: string;
  /** The comment it replies to; there is one level. */
  parent_id!: string | null;
  client_id!: string | null;
  context!: string;
  mentions!: string[];
  created_at!: Date;
  edited_at!: Date | null;
  /** Set while replies to it remain; else a deleted comment is not kept. */
  deleted_at!: Date | null;
}
