import type { Role } from '@plaza/api-contract';
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
  /** What somebody may do besides, who is no administrator. */
  role!: Role | null;
  is_blocked!: boolean;
  /** Set while the block is for a time only. */
  blocked_until!: Date | null;
  /** Set while a moderator wants them to be silent. */
  muted_until!: Date | null;
  is_verified!: boolean;
  last_active!: Date | null;
  deleted_at!: Date | null;
  /** When everything of somebody who left was taken away. */
  forgotten_at!: Date | null;
  /** Said when leaving: what was written in public stays, without a name. */
  keeps_posts!: boolean;
  /** Whether others see the favourite games. */
  shows_favorites!: boolean;
  created_at!: Date;
  /** Null while the sign-up waits for its code; such a person is not here yet. */
  joined_at!: Date | null;
  /** For who looks around with the demo: when this person is gone. */
  demo_until!: Date | null;
}
