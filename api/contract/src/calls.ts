import type { z } from 'zod';
import { auditCalls } from './audit/calls.ts';
import { authCalls } from './auth/calls.ts';
import { outsideCalls } from './auth/outsideCalls.ts';
import { passkeyCalls } from './auth/passkeyCalls.ts';
import { sessionCalls } from './account/sessionCalls.ts';
import { signupCalls } from './auth/signupCalls.ts';
import { chatBlobCalls } from './chat/blobCalls.ts';
import { chatCalls } from './chat/calls.ts';
import { conversationCalls } from './chat/conversationCalls.ts';
import { contactCalls } from './contact/calls.ts';
import type { CallShape } from './defineCall.ts';
import { feedCalls } from './feed/calls.ts';
import { commentCalls } from './feed/commentCalls.ts';
import { reportCalls } from './feed/reportCalls.ts';
import { friendsCalls } from './friends/calls.ts';
import { achievementCalls } from './games/achievementCalls.ts';
import { gamesCalls } from './games/calls.ts';
import { matchCalls } from './games/matchCalls.ts';
import { scoreCalls } from './games/scoreCalls.ts';
import { keyCalls } from './keys/calls.ts';
import { keyLinkCalls } from './keys/linkCalls.ts';
import { investorCalls } from './investors/calls.ts';
import { liveCalls } from './live/calls.ts';
import { mediaCalls } from './media/calls.ts';
import { moderationCalls } from './moderation/calls.ts';
import { heldCalls } from './moderation/heldCalls.ts';
import { monitorCalls } from './monitor/calls.ts';
import { notificationsCalls } from './notifications/calls.ts';
import { platformCalls } from './platform/calls.ts';
import { profilesCalls } from './profiles/calls.ts';
import { pushCalls } from './push/calls.ts';
import { deviceCalls } from './push/deviceCalls.ts';
import { realtimeCalls } from './realtime/calls.ts';
import { remotesCalls } from './remotes/calls.ts';
import { remoteUseCalls } from './remotes/useCalls.ts';
import { searchCalls } from './search/calls.ts';
import { catalogueCalls } from './settings/catalogueCalls.ts';
import { settingsCalls } from './settings/calls.ts';
import { logoCalls } from './settings/logo.ts';
import { setupCalls } from './setup/calls.ts';
import { accountCalls } from './account/accountCalls.ts';
import { videosCalls } from './videos/calls.ts';
import { roleCalls } from './users/roleCalls.ts';
import { zonesCalls } from './zones/calls.ts';

/** Every call of the api, under its method and its path below /api. */
export const calls = {
  ...remotesCalls,
  ...remoteUseCalls,
  ...authCalls,
  ...signupCalls,
  ...outsideCalls,
  ...passkeyCalls,
  ...sessionCalls,
  ...accountCalls,
  ...profilesCalls,
  ...searchCalls,
  ...feedCalls,
  ...commentCalls,
  ...reportCalls,
  ...friendsCalls,
  ...notificationsCalls,
  ...mediaCalls,
  ...chatCalls,
  ...conversationCalls,
  ...chatBlobCalls,
  ...keyCalls,
  ...keyLinkCalls,
  ...pushCalls,
  ...deviceCalls,
  ...gamesCalls,
  ...scoreCalls,
  ...achievementCalls,
  ...matchCalls,
  ...videosCalls,
  ...zonesCalls,
  ...platformCalls,
  ...contactCalls,
  ...realtimeCalls,
  ...roleCalls,
  ...monitorCalls,
  ...liveCalls,
  ...settingsCalls,
  ...logoCalls,
  ...catalogueCalls,
  ...setupCalls,
  ...moderationCalls,
  ...heldCalls,
  ...auditCalls,
  ...investorCalls,
} satisfies Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, CallShape>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Sent<Shape, Part extends 'params' | 'query' | 'body'> =
  Shape extends Record<Part, infer Schema extends z.ZodType>
    ? undefined extends z.input<Schema>
      ? { [key in Part]?: z.input<Schema> }
      : { [key in Part]: z.input<Schema> }
    : unknown;

/** The browser's, and Node's; the contract itself is compiled without either. */
type Form = typeof globalThis extends { FormData: { prototype: infer Instance } } ? Instance : unknown;

/** What a client sends with a call. */
export type CallInput<Name extends CallName> = Sent<Calls[Name], 'params'> &
  Partial<Sent<Calls[Name], 'query'>> &
  Sent<Calls[Name], 'body'> &
  (Calls[Name] extends { form: z.ZodObject } ? { body: Form } : unknown);

/** What a client gets back from a call. */
export type CallAnswer<Name extends CallName> = z.output<Calls[Name]['answer']>;
