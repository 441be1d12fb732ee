import type { RemoteApp } from '@plaza/shell-contract';

/** The app in an exposed module, whatever name it is exported under. */
export function pickApp(exposed: unknown): RemoteApp | undefined {
  if (typeof exposed !== 'object' || exposed === null) return undefined;
  return [exposed, ...Object.values(exposed)].find(isRemoteApp);
}

function isRemoteApp(value: unknown): value is RemoteApp {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    typeof value.contract === 'string' &&
    'mount' in value &&
    typeof value.mount === 'function'
  );
}
