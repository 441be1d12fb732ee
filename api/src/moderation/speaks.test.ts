import { type CallName, calls, type CallShape } from '@plaza/api-contract';
import { z } from 'zod';

/** What holds a text or a file, and may be sent all the same by who is muted. */
const NOT_SAID: Record<string, CallName[]> = {
  'only the moderators read it': [
    'POST /posts/:id/report',
    'POST /comments/:id/report',
    'POST /people/:username/report',
    'POST /conversations/:id/report',
    'POST /zones/reports',
    'POST /moderation/decisions/:id/appeal',
  ],
  'only oneself reads it': [
    'PUT /zones/notes',
    'PUT /contents/position',
    'PUT /conversations/:id/options',
    'PUT /notifications/read',
    'PUT /push/settings',
  ],
  'an account has to be safe, and to be left, at any time': [
    'DELETE /account',
    'POST /auth/email',
    'POST /auth/email/verify',
    'POST /auth/passkeys',
    'POST /auth/passkeys/options',
    'POST /auth/password',
    'PUT /auth/passkeys/:id',
  ],
  'keys, wraps and proofs': [
    'POST /conversations/:id/epochs/:n/wraps',
    'POST /keys/devices',
    'POST /keys/identity',
    'POST /keys/links',
    'POST /keys/proof',
    'PUT /keys/copies',
    'PUT /keys/links/:id/answer',
    'PUT /keys/links/:id/reveal',
    'PUT /keys/links/:id/root',
    'PUT /keys/vault',
  ],
  'an epoch brings keys; with a title it is refused by permitTitle': [
    'POST /conversations/:id/epochs',
    'PUT /conversations/:id/members/:userId',
  ],
  'an empty chat says nothing, and a file is read by nobody before a message brings it': [
    'POST /chat/create',
    'POST /chat/blobs',
  ],
  'no words: a run, stars, colours, an invitation that one was given': [
    'POST /scores',
    'PUT /posts/:id/reaction',
    'PUT /zones/looks',
    'PUT /zones/u/:slug/invited',
  ],
};

/** Whether a schema takes a text or a file of the sender's own, anywhere in it. */
function holdsWords(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const isText = 'type' in schema && schema.type === 'string' && !('enum' in schema) && !('const' in schema);
  return isText || Object.values(schema).some(holdsWords);
}

it('whatever a member can send words or files with is refused to who is muted, or stands here', () => {
  const silent = (Object.keys(calls) as CallName[]).filter((name) => {
    const { access, body, form, speaks }: CallShape = calls[name];
    const schema = body ?? form;
    if (access !== 'member' || name.startsWith('GET ') || speaks || !schema) return false;
    return holdsWords(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  });
  expect(silent.toSorted()).toEqual(Object.values(NOT_SAID).flat().toSorted());
});
