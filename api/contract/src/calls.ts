import type { z } from 'zod';
import { authCalls } from './auth/calls.ts';
import { outsideCalls } from './auth/outsideCalls.ts';
import { passkeyCalls } from './auth/passkeyCalls.ts';
import { sessionCalls } from './auth/sessionCalls.ts';
import { signupCalls } from './auth/signupCalls.ts';
import { contactCalls } from './contact/calls.ts';
import type { CallShape } from './defineCall.ts';
import { feedCalls } from './feed/calls.ts';
import { commentCalls } from './feed/commentCalls.ts';
import { reportCalls } from './feed/reportCalls.ts';
import { friendsCalls } from './friends/calls.ts';
import { gamesCalls } from './games/calls.ts';
import { mediaCalls } from './media/calls.ts';
import { notificationsCalls } from './notifications/calls.ts';
import { platformCalls } from './platform/calls.ts';
import { profilesCalls } from './profiles/calls.ts';
import { realtimeCalls } from './realtime/calls.ts';
import { remotesCalls } from './remotes/calls.ts';
import { searchCalls } from './search/calls.ts';
import { accountCalls } from './users/accountCalls.ts';
import { zonesCalls } from './zones/calls.ts';

/** Every call of the api, under its method and its path below /api. */
export const calls = {
  ...remotesCalls,
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
  ...gamesCalls,
  ...zonesCalls,
  ...platformCalls,
  ...contactCalls,
  ...realtimeCalls,
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
