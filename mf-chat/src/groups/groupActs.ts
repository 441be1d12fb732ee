import type { ChatFile, EpochMember } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import { headOf } from '@plaza/crypto';
import type { BegunEpoch, ChatEpochs } from '../sealing/ChatEpochs.ts';
import type { ChatEngine } from '../engine/ChatEngine.ts';
import { isCode } from '../isPassing.ts';
import { underPresentEpoch } from '../engine/post.ts';
import { sealContent } from '../sealing/Sealer.ts';
import { type PickedFile, sealPicked } from '../files/sealPicked.ts';
import type { GroupTitle } from '../live/readTitle.ts';
import { squarePicture } from './squarePicture.ts';

const MOST_TRIES = 4;

/** Begins a group, names it and hangs up its picture; answers its number. Again with the same client id it is the same. */
export async function createGroup(
  engine: ChatEngine,
  api: ApiClient,
  {
    name,
    picture,
    memberIds,
    clientId,
  }: { name: string; picture?: File | undefined; memberIds: string[]; clientId: string },
): Promise<string> {
  // Before anything else: a file that is no picture makes no group.
  const picked = picture && (await squarePicture(picture));
  const { id } = await api.call('POST /conversations', {
    body: { member_ids: memberIds, client_id: clientId },
  });
  const kept = picked && (await bring(api, id, picked));
  await setTitle(engine, api, id, { name, picture: kept }, kept && [kept.id]);
  return id;
}

/** Another picture for a group: sealed here, so that the server keeps what it cannot see. None takes it away. */
export async function setPicture(
  engine: ChatEngine,
  api: ApiClient,
  id: string,
  { name, file }: { name: string; file: File | undefined },
): Promise<void> {
  const picture = file && (await bring(api, id, await squarePicture(file)));
  await setTitle(engine, api, id, { name, picture }, picture ? [picture.id] : []);
}

async function bring(api: ApiClient, id: string, picked: PickedFile): Promise<ChatFile> {
  const { about, sealed } = await sealPicked(picked);
  const body = new FormData();
  body.set('media', new File([sealed], 'sealed', { type: 'application/octet-stream' }));
  const kept = await api.call('POST /chat/blobs', { query: { chat_id: id }, body });
  return { ...about, id: kept.id };
}

/** Says what a group is called, so that only its members can read it. The files are told where its picture is another. */
export async function setTitle(
  engine: ChatEngine,
  api: ApiClient,
  id: string,
  title: GroupTitle,
  blobs?: string[],
): Promise<void> {
  const client_id = crypto.randomUUID();
  await underPresentEpoch(engine.epochsOf(id), async (epoch, begun) => {
    const placed = { sender: engine.me, client: client_id, kind: 'title' as const };
    const sealed = await sealContent(epoch, placed, contentOf(title));
    return api.call('PUT /conversations/:id/title', {
      params: { id },
      body: { sealed, client_id, ...(blobs ? { blobs } : {}), ...(begun ? { epoch: begun } : {}) },
    });
  });
}

function contentOf({ name, picture }: GroupTitle) {
  return { text: name, ...(picture ? { picture } : {}) };
}

/** Lets people into a group, with an epoch that lists them and its title sealed for them too. */
export async function invite(
  engine: ChatEngine,
  api: ApiClient,
  id: string,
  { userIds, title, sharesHistory }: { userIds: string[]; title: GroupTitle; sharesHistory: boolean },
): Promise<void> {
  const epochs = engine.epochsOf(id);
  const chains = await engine.people.chainsOf(userIds);
  const letIn = userIds.map((userId): EpochMember => {
    const chain = chains.get(userId);
    return [userId, (chain && headOf(chain)?.keyId) ?? '', 'member'];
  });
  await withNewEpoch(
    epochs,
    () => epochs.begin(letIn),
    async ({ epoch, body }) => {
      const client_id = crypto.randomUUID();
      const placed = { sender: engine.me, client: client_id, kind: 'title' as const };
      const named = title.name
        ? { title: { sealed: await sealContent(epoch, placed, contentOf(title)), client_id } }
        : {};
      await api.call('POST /conversations/:id/members', {
        params: { id },
        body: { user_ids: userIds, epoch: { ...body, ...named }, share_history: sharesHistory },
      });
    },
  );
  // What was said before is wrapped for them by this device, which has the keys of then.
  if (sharesHistory) for (const userId of userIds) await epochs.letRead(userId);
}

/** Lets somebody who is in a group already read what was said before them. */
export async function shareHistory(
  engine: ChatEngine,
  api: ApiClient,
  id: string,
  userId: string,
): Promise<void> {
  await api.call('PUT /conversations/:id/members/:userId', {
    params: { id, userId },
    body: { share_history: true },
  });
  await engine.epochsOf(id).letRead(userId);
}

export async function setRole(
  engine: ChatEngine,
  api: ApiClient,
  id: string,
  { userId, role }: { userId: string; role: 'owner' | 'member' },
): Promise<void> {
  const epochs = engine.epochsOf(id);
  await withNewEpoch(
    epochs,
    () => epochs.begin([], new Map([[userId, role]])),
    async ({ body }) => {
      await api.call('PUT /conversations/:id/members/:userId', {
        params: { id, userId },
        body: { role, epoch: body },
      });
    },
  );
}

/** Does something that comes with an epoch; somebody else may begin one at the same moment. */
async function withNewEpoch(
  epochs: ChatEpochs,
  begin: () => Promise<BegunEpoch>,
  act: (begun: BegunEpoch) => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const begun = await begin();
    try {
      await act(begun);
      return await epochs.keep(begun.epoch);
    } catch (error) {
      if (!isCode(error, 'conversation.epoch') || tries === MOST_TRIES) throw error;
    }
  }
}
