import { CONTRACT, defineRemote, type RemoteApp } from '@plaza/shell-contract';
import { ZoneCover } from './cover/ZoneCover.tsx';

/** Whoever offers the place says which zone it wants: `<div data-zone="/zones/castle">` around it. */
export const app: RemoteApp = {
  contract: CONTRACT,
  mount(element, ctx) {
    const path = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '';
    return defineRemote(() => <ZoneCover path={path} />).mount(element, ctx);
  },
};
