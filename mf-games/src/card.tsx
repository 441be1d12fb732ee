import { CONTRACT, defineRemote, type RemoteApp } from '@plaza/shell-contract';
import { GameToPlay } from './card/GameToPlay.tsx';

/** Whoever offers the place says which game it is: `<div data-game="night-tram">` around it. */
export const app: RemoteApp = {
  contract: CONTRACT,
  mount(element, ctx) {
    const id = element.closest<HTMLElement>('[data-game]')?.dataset['game'] ?? '';
    return defineRemote(() => (id === '' ? null : <GameToPlay id={id} />)).mount(element, ctx);
  },
};
