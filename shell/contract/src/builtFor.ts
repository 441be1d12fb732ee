import { CONTRACT } from './version.ts';

declare const PLAZA_CONTRACT: string | undefined;

/**
 * The contract that a remote needs: what its package.json says, as the build brings it in. The package it was built with
 * may offer more, and it may use that where it finds it; a shell of the older contract runs it all the same.
 */
export const builtFor = typeof PLAZA_CONTRACT === 'string' ? PLAZA_CONTRACT : CONTRACT;
