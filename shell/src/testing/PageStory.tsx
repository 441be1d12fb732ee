import { useState } from 'react';
import { App } from '../App.tsx';
import { createTestHost, type TestHostOptions } from './createTestHost.ts';
import { HostStage } from './HostStage.tsx';

/** The whole page in a story, at an address, with the answers of a server. */
export function PageStory({ options }: { options: TestHostOptions }) {
  const [{ host }] = useState(() => createTestHost(options));
  return (
    <HostStage host={host}>
      <App />
    </HostStage>
  );
}
