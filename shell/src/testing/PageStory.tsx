import { useState } from 'react';
import { App } from '../App.tsx';
import { aKeysDoor } from '../keys/testing/aKeysDoor.ts';
import { createTestHost, type TestHostOptions } from './createTestHost.ts';
import { HostStage } from './HostStage.tsx';

/** The whole page in a story, at an address, with the answers of a server. */
export function PageStory({
  options,
  keys,
}: {
  options: TestHostOptions;
  keys?: Parameters<typeof aKeysDoor>[0];
}) {
  const [host] = useState(() => {
    const { host: made } = createTestHost(options);
    return keys ? { ...made, keys: aKeysDoor(keys).door } : made;
  });
  return (
    <HostStage host={host}>
      <App />
    </HostStage>
  );
}
