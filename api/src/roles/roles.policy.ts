/** Asked at every door, so they stand beside it. */
export { canModerate, canReachOut, isAdministrator } from '../http/standing.policy.ts';
