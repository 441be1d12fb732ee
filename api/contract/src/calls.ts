import type { z } from 'zod';
import { authCalls } from './auth/calls.ts';
import { outsideCalls } from './auth/outsideCalls.ts';
import { sessionCalls } from './auth/sessionCalls.ts';
import { signupCalls } from './auth/signupCalls.ts';
import { contactCalls } from './contact/calls.ts';
import type { CallShape } from './defineCall.ts';
import { gamesCalls } from './games/calls.ts';
import { platformCalls } from './platform/calls.ts';
import { remotesCalls } from './remotes/calls.ts';
import { accountCalls } from './users/accountCalls.ts';
import { usersCalls } from './users/calls.ts';
import { zonesCalls } from './zones/calls.ts';

/** Every call of the api, under its method and its path below /api. */
export const calls = {
  ...remotesCalls,
  ...authCalls,
  ...signupCalls,
  ...outsideCalls,
  ...sessionCalls,
  ...accountCalls,
  ...usersCalls,
  ...gamesCalls,
  ...zonesCalls,
  ...platformCalls,
  ...contactCalls,
} satisfies Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, CallShape>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Sent<Shape, Part extends 'params' | 'query' | 'body'> =
  Shape extends Record<Part, infer Schema extends z.ZodType>
    ? undefined extends z.input<Schema>
      ? { [key in Part]?: z.input<Schema> }
      : { [key in Part]: z.input<Schema> }
    : unknown;

/** What a client sends with a call. */
export type CallInput<Name extends CallName> = Sent<Calls[Name], 'params'> &
  Partial<Sent<Calls[Name], 'query'>> &
  Sent<Calls[Name], 'body'>;

/** What a client gets back from a call. */
export type CallAnswer<Name extends CallName> = z.output<Calls[Name]['answer']>;
