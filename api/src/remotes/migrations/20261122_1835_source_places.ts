import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Where in the built files a fault came from, as the browser said it last. The source map says the rest.
  await db.raw(
    `alter table remote_errors add column file text, add column line integer, add column col integer`,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table remote_errors drop column file, drop column line, drop column col');
}
