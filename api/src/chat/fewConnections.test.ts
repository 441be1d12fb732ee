import { testPlaza } from '../testing/testPlaza.ts';
import { aGroup } from './testing/aGroup.ts';

// Who waits for a connection that nobody gives back hears so before a test is over.
const server = testPlaza({ env: { DATABASE_POOL: '2', DATABASE_WAIT_SECONDS: '1' } });
const MORE_THAN_CONNECTIONS = 6;

it.each([
  ['PUT', 'timer'],
  ['POST', 'epochs'],
] as const)('%s %s, more at once than there are connections, hold up nobody', async (method, call) => {
  const { owner, chat } = await aGroup(server, 2);
  const { epoch } = owner.begin(chat, await owner.epochs(chat));
  const body = JSON.stringify(call === 'epochs' ? epoch : { seconds: null });
  const headers = { 'content-type': 'application/json' };
  const answers = await Promise.all(
    // Nobody is in these, so how many hear of it is looked up each time.
    Array.from({ length: MORE_THAN_CONNECTIONS }, (_, nth) =>
      owner.http.fetch(`/api/conversations/${1_000 + nth}/${call}`, { method, headers, body }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(MORE_THAN_CONNECTIONS).fill(403));
});
