import { type ReactNode, useEffect } from 'react';
import type { Host } from '../host/Host.ts';
import { HostReact } from '../host/useHost.ts';
import { interceptLinks } from '../routing/interceptLinks.ts';

/** Shows something inside a test host; its links lead where the host's address says, not out of the story. */
export function HostStage({ host, children }: { host: Host; children: ReactNode }) {
  useEffect(() => interceptLinks(document, host.navigate, () => true), [host]);
  return <HostReact value={host}>{children}</HostReact>;
}
