import type { CallName } from '@plaza/api-contract';
import { sendForm } from './aForm.ts';

/** A call that takes a file: in which field, and what has to come beside it. */
export interface Door {
  call: Extract<CallName, `POST ${string}`>;
  path: string;
  field: string;
  beside: readonly (readonly [name: string, value: string])[];
}

export const POST_DOOR: Door = {
  call: 'POST /content',
  path: '/api/content',
  field: 'media',
  beside: [['context', 'Look at this']],
};

/** All of them. */
export const DOORS: readonly Door[] = [
  { call: 'POST /media', path: '/api/media', field: 'media', beside: [] },
  POST_DOOR,
  { call: 'POST /profile/set', path: '/api/profile/set', field: 'profile', beside: [] },
];

type Sending = Parameters<typeof sendForm>;
type Value = Sending[2][number][1];

/** Comes to a door with files, and all that has to be beside them. */
export function knock(client: Sending[0], { path, field, beside }: Door, ...files: Value[]) {
  return sendForm<{ code: string; error: string }>(client, path, [
    ...beside,
    ...files.map((file) => [field, file] as const),
  ]);
}
