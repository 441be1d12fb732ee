import type { Knex } from 'knex';

/** What a group shows is read from whoever stands first in it for the reader: a copy would outlive a wall. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table notifications drop column comment_id, drop column emoji, drop column stars');
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table notifications
      add column comment_id bigint references comments on delete set null,
      add column emoji text check (char_length(emoji) <= 16),
      add column stars smallint check (stars between 1 and 5)`);
  await db.raw('create index notifications_comment on notifications (comment_id)');
}
