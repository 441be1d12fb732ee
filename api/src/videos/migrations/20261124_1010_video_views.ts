import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Who has seen what on which day, kept for as long as a second view of that day must not count.
    create table video_views (
      video_id text not null,
      viewer_id bigint not null references users on delete cascade,
      seen_on date not null,
      primary key (video_id, viewer_id, seen_on)
    )`);
  await db.raw('create index video_views_viewer on video_views (viewer_id)');
  await db.raw('create index video_views_day on video_views (seen_on)');
  await db.raw('create table video_view_counts (video_id text primary key, views integer not null)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table video_view_counts');
  await db.raw('drop table video_views');
}
