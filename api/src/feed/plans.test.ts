import { testPlaza } from '../testing/testPlaza.ts';
import { COMMENT_BY_ID, COMMENTS_OF_POST } from './comments/listComments.ts';
import * as statements from './feedStatements.ts';

const server = testPlaza();

// In a table of three rows PostgreSQL reads all of it, and rightly. Asked not to, it does so only where there is no
// index that would serve: then a million rows would be read as well. `npm run bench` looks at the plans of a million.
const texts = Object.entries({ ...statements, COMMENTS_OF_POST, COMMENT_BY_ID }).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string',
);

it.each(texts)('%s needs no table as a whole', async (_, text) => {
  const values = text.includes('$3') ? ['1', '2', text.includes('t.tag') ? 'tag' : '3'] : ['1', '2'];
  const isMany = text.includes('any($2');
  const given = text.includes('any($1') ? [['1']] : isMany ? ['1', ['2']] : values;
  const plan = await server.db.transaction(async (db) => {
    await db.raw('set local enable_seqscan = off');
    const connection = await db.client.acquireConnection();
    const { rows } = await connection.query(`explain (costs off) ${text}`, given);
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toContain('Seq Scan');
});
