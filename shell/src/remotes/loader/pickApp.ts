import type { RemoteApp, RemoteService } from '@plaza/shell-contract';

/** The app in an exposed module, whatever name it is exported under. A service lives as an app does, and shows nothing. */
export function pickApp(exposed: unknown): RemoteApp | undefined {
  if (typeof exposed !== 'object' || exposed === null) return undefined;
  const all: unknown[] = [exposed, ...Object.values(exposed)];
  const service = all.find(isService);
  return all.find(isRemoteApp) ?? (service && appOf(service));
}

function appOf(service: RemoteService): RemoteApp {
  return {
    contract: service.contract,
    async mount(_, ctx) {
      const started = await service.start(ctx);
      return { unmount: () => started.stop() };
    },
  };
}

function isService(value: unknown): value is RemoteService {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    typeof value.contract === 'string' &&
    'start' in value &&
    typeof value.start === 'function'
  );
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
