import { randomBytes, randomUUID } from 'node:crypto';
import { sendForm } from '../../media/testing/aForm.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aGroup, type TestConversation } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';
import { sealText } from '../testing/TestSealer.ts';

const server = testPlaza();

describe('a group', () => {
  it('has a name that is sealed like everything else', async () => {
    const { owner, others, chat } = await aGroup(server);
    const client_id = 'title-of-16-letters';
    const epoch = owner.known(chat);
    const sealed = owner.seal({ chatId: chat, epoch, client: client_id }, 'title', 'Harbour choir');
    const set = (by: TestDevice, body: object) =>
      by.http.put<TestConversation>(`/api/conversations/${chat}/title`, body);
    expect((await set(others[0] as TestDevice, { sealed, client_id })).body.code).toBe('chat.not-owner');
    expect((await set(owner, { sealed: 'Harbour choir', client_id })).status).toBe(400);
    const { body } = await set(owner, { sealed, client_id });
    expect(body.title).toEqual({ sealed, sender_id: owner.user.id, client_id });
    const place = {
      conversation: chat,
      record: epoch.hash,
      sender: '1',
      key: 'k',
      client: client_id,
      target: '',
    };
    const wrong = sealText(epoch, { ...place, kind: 'message' }, 'x');
    expect((await set(owner, { sealed: wrong, client_id })).body.code).toBe('chat.not-sealed');
  });

  it('is named by no member, not even with an epoch that they may begin', async () => {
    const { others, chat } = await aGroup(server);
    const [one] = others as [TestDevice];
    const { made, epoch } = one.begin(chat, await one.epochs(chat));
    const client_id = 'title-of-16-letters';
    const title = {
      sealed: one.seal({ chatId: chat, epoch: made, client: client_id }, 'title', 'Mine'),
      client_id,
    };
    const refused = await one.http.post<TestConversation>(`/api/conversations/${chat}/epochs`, {
      ...epoch,
      title,
    });
    expect(refused.body.code).toBe('chat.not-owner');
    expect((await one.http.get<TestConversation>(`/api/conversations/${chat}`)).body.title).toBeNull();
  });

  it('has a picture whose bytes go when another takes its place', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [member] = others as [TestDevice];
    const bring = async (by: TestDevice) =>
      (
        await sendForm<{ id: string }>(by.http, `/api/chat/blobs?chat_id=${chat}`, [
          ['media', randomBytes(3000)],
        ])
      ).body.id;
    const put = (text: string, blobs?: string[]) => {
      const client_id = randomUUID();
      const sealed = owner.seal({ chatId: chat, epoch: owner.known(chat), client: client_id }, 'title', text);
      const body = { sealed, client_id, ...(blobs ? { blobs } : {}) };
      return owner.http.put<TestConversation>(`/api/conversations/${chat}/title`, body);
    };
    const seen = async (id: string) => (await member.http.get(`/api/chat/blobs/${id}`)).status;
    const loose = async () =>
      server.db('chat_blobs').where({ conversation_id: chat, attached_at: null }).pluck('id');

    const [first, second, theirs] = [await bring(owner), await bring(owner), await bring(member)];
    expect((await put('Choir', [theirs])).body.code).toBe('chat.unknown-blob');
    expect((await put('Choir', [first])).status).toBe(200);
    expect((await put('Harbour choir')).status).toBe(200);
    expect(await seen(first)).toBe(200);
    expect((await put('Harbour choir', [first])).status).toBe(200);
    expect((await put('Harbour choir', [second])).status).toBe(200);
    expect((await loose()).toSorted()).toEqual([first, theirs].toSorted());
    // Before any job has run.
    expect([await seen(first), await seen(second)]).toEqual([403, 200]);
    await server.runJobs();
    expect(await loose()).toEqual([theirs]);
    expect((await put('Harbour choir', [])).status).toBe(200);
    await server.runJobs();
    expect(await seen(second)).toBe(403);
  });
});
