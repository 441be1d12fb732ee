import { type ComponentType, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { builtFor } from './builtFor.ts';
import type { ShellContext } from './context.ts';
import { ShellReact } from './ctx.ts';
import type { RemoteApp } from './remote.ts';

/**
 * Makes a remote, or a widget, of a component. Whatever the component throws while rendering or in
 * an effect reaches `ctx.onError`; it never reaches the shell's own tree.
 */
export function defineRemote(Root: ComponentType): RemoteApp {
  return {
    contract: builtFor,
    mount(element, ctx) {
      return new Promise((shown, failed) => {
        const root = createRoot(element, {
          onUncaughtError(error) {
            failed(error);
            ctx.onError(error);
          },
          onCaughtError: (error) => ctx.report(error, 'caught by a boundary'),
          onRecoverableError: (error) => ctx.report(error, 'recovered'),
        });
        const mounted = { unmount: () => root.unmount() };
        // In small pieces: a finger on the screen goes first.
        startTransition(() =>
          root.render(
            <ShellReact value={ctx}>
              <Root />
              <Shown ctx={ctx} onShown={() => shown(mounted)} />
            </ShellReact>,
          ),
        );
      });
    },
  };
}

/** Its layout effect runs only when everything before it has rendered: the first paint is there. */
function Shown({ onShown }: { ctx: ShellContext; onShown: () => void }) {
  useLayoutEffect(onShown);
  return null;
}
