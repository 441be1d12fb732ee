import { App } from './App.tsx';
import type { Host } from './host/Host.ts';
import { HostReact } from './host/useHost.ts';
import { ShellBoundary } from './ShellBoundary.tsx';

/** All of it, as the browser shows it and as the first picture is drawn. */
export function Plaza({ host }: { host: Host }) {
  return (
    <ShellBoundary>
      <HostReact value={host}>
        <App />
      </HostReact>
    </ShellBoundary>
  );
}
