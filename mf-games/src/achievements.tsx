import { CONTRACT, defineRemote, type RemoteApp } from '@plaza/shell-contract';
import { Achievements } from './achievements/Achievements.tsx';

/** Whoever offers the place says whose profile it is: `<div data-person="amber">` around it. */
export const app: RemoteApp = {
  contract: CONTRACT,
  mount(element, ctx) {
    const username = element.closest<HTMLElement>('[data-person]')?.dataset['person'] ?? '';
    return defineRemote(() => (username === '' ? null : <Achievements username={username} />)).mount(
      element,
      ctx,
    );
  },
};
