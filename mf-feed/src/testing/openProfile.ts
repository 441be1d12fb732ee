import type { CallAnswer } from '@plaza/api-contract';
import { mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import { app } from '../remote.tsx';
import { aProfile } from './profile.ts';

export const juniper = aProfile({
  name: 'Juniper Adeyemi',
  username: 'juniper',
  bio: null,
  favourite_zone: null,
  friendship: 'self',
  is_owner: true,
});
export const cedar = aProfile({});

/** The page of one’s own profile. */
export const openOwn = (but: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/profile',
    answers: { 'GET /profile': juniper, 'GET /content': [], 'GET /zones': zones, ...but },
  });
/** The page of somebody else. */
export const openCedar = (but: TestAnswers = {}, path = '/user/cedar') =>
  mountInTestShell(app, {
    path,
    answers: { 'GET /profile/:username': cedar, 'GET /content/:username': [], ...but },
  });
const zones: CallAnswer<'GET /zones'> = [
  { name: 'Castle Zone', path: '/zones/castle', image: null, hour: 'blue hour', palette: [] },
];
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
