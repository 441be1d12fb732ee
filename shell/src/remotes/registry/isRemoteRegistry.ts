import type { RegisteredRemote, RemoteRegistry, RemoteRoute, RemoteVersion } from '@plaza/api-contract';

/**
 * Whether an answer is a registry, down to every field the shell leans on. The contract's own
 * schemas would bring zod (24 KB) into the first page; these few lines bring nothing.
 */
export function isRemoteRegistry(value: unknown): value is RemoteRegistry {
  return (
    isObject(value) &&
    isText(value.revision) &&
    isObject(value.shell) &&
    isText(value.shell.version) &&
    isText(value.shell.contract) &&
    isListOf(value.remotes, isRegisteredRemote)
  );
}

function isRegisteredRemote(value: unknown): value is RegisteredRemote {
  return (
    isObject(value) &&
    isText(value.name) &&
    typeof value.killed === 'boolean' &&
    isRemoteVersion(value.current) &&
    (value.previous === undefined || isRemoteVersion(value.previous))
  );
}

export function isRemoteVersion(value: unknown): value is RemoteVersion {
  return (
    isObject(value) &&
    isText(value.version) &&
    isText(value.mfName) &&
    /^[a-z0-9_]+$/.test(value.mfName) &&
    isText(value.contract) &&
    isText(value.entry) &&
    isTextMap(value.integrity) &&
    isTextMap(value.widgets) &&
    isListOf(value.routes, isRoute)
  );
}

function isRoute(value: unknown): value is RemoteRoute {
  return isObject(value) && isText(value.path) && value.path.startsWith('/') && isText(value.access);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTextMap(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every(isText);
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}
