import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // A row is a group: what was done to one thing by anybody since it was last read.
  await db.raw('create sequence notification_positions');
  await db.raw(`
    create table notifications (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null,
      post_id bigint references posts on delete cascade,
      comment_id bigint references comments on delete set null,
      emoji text check (char_length(emoji) <= 16),
      stars smallint check (stars between 1 and 5),
      position bigint not null default nextval('notification_positions'),
      happened_at timestamptz not null default now(),
      read_at timestamptz
    )`);
  await db.raw('create index notifications_newest on notifications (user_id, position desc)');
  await db.raw(`
    create unique index notifications_open on notifications (user_id, kind, coalesce(post_id, 0))
    where read_at is null`);
  await db.raw('create index notifications_post on notifications (post_id)');
  await db.raw('create index notifications_comment on notifications (comment_id)');
  await db.raw(`
    create table notification_actors (
      notification_id bigint not null references notifications on delete cascade,
      actor_id bigint not null references users on delete cascade,
      comment_id bigint,
      happened_at timestamptz not null default now(),
      primary key (notification_id, actor_id)
    )`);
  await db.raw('create index notification_actors_actor on notification_actors (actor_id)');
  // What somebody does not want; all kinds are wanted unless they stand here.
  await db.raw(`
    create table unwanted_notifications (
      user_id bigint not null references users on delete cascade,
      kind text not null,
      primary key (user_id, kind)
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table unwanted_notifications');
  await db.raw('drop table notification_actors');
  await db.raw('drop table notifications');
  await db.raw('drop sequence notification_positions');
}
