import type { Knex } from 'knex';

/** Who was asked to a match by whom, and the match that a notification leads to. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table match_invitations (
      match_id text not null references matches on delete cascade,
      user_id bigint not null references users on delete cascade,
      by_id bigint not null references users on delete cascade,
      at timestamptz not null,
      primary key (match_id, user_id)
    )`);
  await db.raw('create index match_invitations_of_user on match_invitations (user_id)');
  await db.raw('create index match_invitations_by on match_invitations (by_id, at)');
  await db.raw(
    'alter table notification_actors add column match_id text references matches on delete set null',
  );
  await db.raw('create index notification_actors_match on notification_actors (match_id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`delete from notifications where kind = 'match-invite'`);
  await db.raw('alter table notification_actors drop column match_id');
  await db.raw('drop table match_invitations');
}
