import { liveValue } from '@plaza/shell-contract';

/** All remotes with their versions. What goes live is told to whoever listens; how healthy it is, to whoever asks. */
export const remotesStatus = liveValue('GET /remotes/status', {
  channel: { name: () => 'remotes', on: { 'remotes-changed': () => 'again' } },
});

/** How often somebody who looks asks how healthy they are. */
export const HEALTH_MS = 5_000;
