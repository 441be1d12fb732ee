import type { Knex } from 'knex';

/** The most characters of each text that people write about themselves: what the schemas say, where no schema is passed. */
const MAXIMA = {
  users: { name: 80, username: 60, email: 254, organisation: 120, picture: 2000 },
  session_families: { user_agent: 300 },
  passkeys: { name: 60 },
};

export async function up(db: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(MAXIMA)) {
    for (const [column, most] of Object.entries(columns)) {
      await db.raw(
        `alter table ${table} add constraint ${table}_${column}_most check (length(${column}::text) <= ${most})`,
      );
    }
  }
}

export async function down(db: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(MAXIMA)) {
    for (const column of Object.keys(columns)) {
      await db.raw(`alter table ${table} drop constraint ${table}_${column}_most`);
    }
  }
}
