import type { Knex } from 'knex';

/** What a device calls a comment names it under one post, and not under all of them. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index comments_client');
  await db.raw(
    'create unique index comments_client on comments (author_id, client_id, post_id) where client_id is not null',
  );
  await db.raw('drop index held_words_client');
  // A post that passes another on is held with that one's id, and has a name of its own all the same.
  await db.raw(
    `create unique index held_words_client on held_words
       (author_id, kind, client_id, (case kind when 'comment' then post_id else 0 end)) where client_id is not null`,
  );
}

export async function down(db: Knex): Promise<void> {
  const twice = (table: string, whose: string) => `
    update ${table} set client_id = null where id in (
      select id from (
        select id, row_number() over (partition by ${whose}, client_id order by id) as nth
        from ${table} where client_id is not null) as named
      where nth > 1)`;
  await db.raw(twice('held_words', 'author_id, kind'));
  await db.raw('drop index held_words_client');
  await db.raw(
    'create unique index held_words_client on held_words (author_id, kind, client_id) where client_id is not null',
  );
  await db.raw(twice('comments', 'author_id'));
  await db.raw('drop index comments_client');
  await db.raw(
    'create unique index comments_client on comments (author_id, client_id) where client_id is not null',
  );
}
