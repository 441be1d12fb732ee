import { calls, type Profile } from '@plaza/api-contract';

/** A member of whom the test says only what matters. */
export function aProfile(but: Partial<Profile> = {}): Profile {
  return { ...calls['GET /profile/:username'].example, profile: null, friendship: 'none', ...but };
}
