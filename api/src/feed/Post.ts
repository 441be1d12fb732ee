import { Model } from 'objection';

export class Post extends Model {
  static override tableName = 'posts';

  id!: string;
  author_id!: string;
  /** What the author's device called it before it had an id. */
  client_id!: string | null;
  context!: string;
  /** 1 is public, 2 is for friends. */
  sharing!: 1 | 2;
  /** The post it passes on, while that one is there. */
  shared_id!: string | null;
  shares!: boolean;
  media_count!: number;
  mentions!: string[];
  created_at!: Date;
  edited_at!: Date | null;
  deleted_at!: Date | null;
}
