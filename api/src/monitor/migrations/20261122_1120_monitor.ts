import type { Knex } from 'knex';

/** What the monitor orders and filters people by, so that a page of a hundred thousand is as fast as one of ten. */
export async function up(db: Knex): Promise<void> {
  await db.raw('create index users_by_name on users (lower(name), id)');
  await db.raw(
    `create index users_by_activity on users ((coalesce(last_active, '-infinity'::timestamptz)), id)`,
  );
  await db.raw('create index users_email_sought on users using gin (lower(email::text) gin_trgm_ops)');
  await db.raw('create index users_email_begins on users (lower(email::text) text_pattern_ops)');
  await db.raw('create index users_blocked on users (id) where is_blocked');
  await db.raw('create index users_unverified on users (id) where not is_verified');
  await db.raw('create index users_deleted on users (id) where deleted_at is not null');
  await db.raw('create index users_demo on users (id) where demo_until is not null');
  await db.raw('create index users_staff on users (id) where is_admin or role is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`drop index users_by_name, users_by_activity, users_email_sought, users_email_begins, users_blocked,
    users_unverified, users_deleted, users_demo, users_staff`);
}
