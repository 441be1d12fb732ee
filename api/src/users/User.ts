import { Model } from 'objection';

export class User extends Model {
  static override tableName = 'users';

  id!: string;
  name!: string;
  username!: string;
  email!: string;
  organisation!: string | null;
  /** The picture's address. */
  picture!: string | null;
  /** The medium behind it, when it was brought here. */
  picture_id!: string | null;
  /** The one that was taken down last, as long as its files are there. */
  former_picture_id!: string | null;
  bio!: string | null;
  /** The path of a zone. */
  favourite_zone!: string | null;
  is_admin!: boolean;
  is_blocked!: boolean;
  is_verified!: boolean;
  last_active!: Date | null;
  deleted_at!: Date | null;
  /** Said when leaving: what was written in public stays, without a name. */
  keeps_posts!: boolean;
  created_at!: Date;
  /** Null while the sign-up waits for its code; such a person is not here yet. */
  joined_at!: Date | null;
  /** For who looks around with the demo: when this person is gone. */
  demo_until!: Date | null;
}
