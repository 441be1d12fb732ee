import type { Drawer } from '../../storage/deviceStorage.ts';
import { OVERRIDE_KEY } from './OverrideSwitch.ts';

/** Where a developer's machine serves a remote, by the remote's name. */
export type Origins = ReadonlyMap<string, string>;

/** `3102`, `localhost:3102` or `http://localhost:3102`: only ever this machine. */
export function readOrigin(text: string): string | undefined {
  const port = /^(?:(?:http:\/\/)?localhost:)?(\d{2,5})\/?$/.exec(text.trim())?.[1];
  return port && Number(port) < 65_536 ? `http://localhost:${Number(port)}` : undefined;
}

export function readOverrides(storage: Drawer): Origins {
  const origins = new Map<string, string>();
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    const origin = key.startsWith(OVERRIDE_KEY) ? readOrigin(storage.getItem(key) ?? '') : undefined;
    if (origin) origins.set(key.slice(OVERRIDE_KEY.length), origin);
  }
  return origins;
}

/** Takes `?mf-chat=3102` out of an address into the storage; `?mf-chat=off` ends it. */
export function takeFromAddress(search: string, storage: Drawer): void {
  for (const [name, value] of new URLSearchParams(search)) {
    if (!/^mf-[a-z0-9-]+$/.test(name)) continue;
    writeOverride(name, value === 'off' ? undefined : value, storage);
  }
}

export function writeOverride(name: string, text: string | undefined, storage: Drawer): void {
  const origin = text === undefined ? undefined : readOrigin(text);
  if (origin) storage.setItem(OVERRIDE_KEY + name, origin);
  else storage.removeItem(OVERRIDE_KEY + name);
}
