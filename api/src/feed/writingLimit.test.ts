import type { CallAnswer } from '@plaza/api-contract';
import { aForm } from '../media/testing/aForm.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza({ env: { NODE_ENV: 'production', LOG_LEVEL: 'silent', TRUST_PROXY: '1' } });

/** Asks so often, each time from another network, and answers how it went. */
async function askFrom(
  networks: number,
  ask: (headers: Record<string, string>, at: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < networks; at += 1)
    statuses.push((await ask({ 'x-forwarded-for': `198.18.${at >> 8}.${at & 255}` }, at)).status);
  return statuses;
}

const all = (count: number) => Array<number>(count).fill(200);

describe('what a member writes is counted for the member, from whatever network it comes:', () => {
  it('thirty posts at once, one a minute after that; nobody else waits for it', async () => {
    const [member, other] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, other);
    const pass = (as: typeof member, headers: Record<string, string>) =>
      server.as(as).post(`/api/posts/${ID}/repost`, { context: 'Look!' }, headers);
    const statuses = await askFrom(31, (headers) => pass(member, headers));
    expect(statuses).toEqual([...all(30), 429]);
    const refused = await pass(member, {});
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await pass(other, {})).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect((await pass(member, {})).status).toBe(200);
  });

  it('sixty comments, and sixty changes to what stands there', async () => {
    const [member, other] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, other);
    let last = '';
    const commented = await askFrom(61, async (headers) => {
      const path = `/api/posts/${ID}/comments`;
      const answer = await server
        .as(member)
        .post<CallAnswer<'POST /posts/:id/comments'>>(path, { context: 'Yes.' }, headers);
      if (answer.status === 200) last = answer.body.id;
      return answer;
    });
    expect(commented).toEqual([...all(60), 429]);
    const edited = await askFrom(61, (headers, at) =>
      server.as(member).put(`/api/comments/${last}`, { context: `Yes, ${at}.` }, headers),
    );
    expect(edited).toEqual([...all(60), 429]);
  });

  it('thirty posts of the form, with their files', async () => {
    const member = await server.aUser();
    const picture = await aPicture(8, 8);
    const post = (headers: Record<string, string>) => {
      const body = aForm([
        ['context', 'Hi'],
        ['sharing', '1'],
        ['media', picture],
      ]);
      return server.as(member).fetch('/api/content', { method: 'POST', body, headers });
    };
    expect(await askFrom(31, post)).toEqual([...all(30), 429]);
  });

  it('three hundred stars and shares together', async () => {
    const [member, other] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, other);
    const client = server.as(member);
    const answers = await askFrom(301, (headers, at) =>
      at % 2 === 0
        ? client.put(`/api/posts/${ID}/reaction`, { stars: (at % 5) + 1, emoji: null }, headers)
        : client.post(`/api/posts/${ID}/share`, undefined, headers),
    );
    expect(answers).toEqual([...all(300), 429]);
  });

  it('posts of guests of the demo together, however many guests; no member waits for them', async () => {
    const [one, two] = [await server.aUser({ isGuest: true }), await server.aUser({ isGuest: true })];
    const [member, other] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, other);
    const pass = async (as: typeof member) =>
      (await server.as(as).post(`/api/posts/${ID}/repost`, { context: 'Look!' })).status;
    expect(await pass(one)).toBe(200);
    // As if guests had written three hundred by now.
    await server.db('account_tries').update({ tokens: 0 });
    expect([await pass(two), await pass(member)]).toEqual([429, 200]);
    server.clock.advance({ minutes: 1 });
    expect(await pass(two)).toBe(200);
  });
});
