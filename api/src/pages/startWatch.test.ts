import { runInNewContext } from 'node:vm';
import { testPlaza } from '../testing/testPlaza.ts';
import { START_WATCH } from './startWatch.ts';

const server = testPlaza();

it('comes as one script that stands alone, and may be kept', async () => {
  const answer = await fetch(`${server.url}${START_WATCH}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const script = await answer.text();
  // A page that has nothing of a shell in it: it looks for one, and goes.
  const page = { querySelector: () => null, getElementById: () => null };
  expect(runInNewContext(script, { window: { document: page } })).toBeUndefined();
});
