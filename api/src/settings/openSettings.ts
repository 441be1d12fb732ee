import { Settings, type Settings as SettingsType, OUTSIDE_LINKS, type Brand } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Config } from '../config.ts';
import type { Plaza } from '../plaza.ts';
import { publishToChannel } from '../realtime/publishToChannel.ts';
import { lastingAnnouncements } from './announcements.ts';
import { readLogos } from './logos.ts';

/** Where servers tell each other that the settings changed. No browser may enter. */
const CHANNEL = 'settings';

/** Where open pages hear that what they began with has changed. */
const BRAND_CHANNEL = 'brand';

export interface OpenSettings {
  /** Reads them anew and makes them hold here. */
  reload(): Promise<void>;
  /** The same for many at once: whoever asks while they are read shares the reading after it. */
  refresh(): Promise<void>;
}

/** Keeps what is set in force in this process, whichever process it was set in. */
export function openSettings({
  config,
  db,
  hub,
  log,
}: Pick<Plaza, 'config' | 'db' | 'hub' | 'log'>): OpenSettings {
  const reload = async () => {
    applySettings(config, await readSettings(db));
    config.logos = await readLogos(db);
    const row = await db('settings').first('setup_at');
    config.needsSetup = config.mode === 'production' && row?.setup_at === null;
    config.announced = await lastingAnnouncements(db);
  };
  hub.openChannels({ prefix: BRAND_CHANNEL, mayEnter: (_, rest) => rest === '' });
  hub.follow(CHANNEL, () => {
    reload().catch((error: unknown) => log.warn({ err: error }, 'the settings could not be read'));
  });
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    if (running) {
      next ??= running.then(refresh, refresh);
      return next;
    }
    next = undefined;
    running = reload().finally(() => (running = undefined));
    return running;
  };
  return { reload, refresh };
}

export async function readSettings(db: Knex): Promise<SettingsType> {
  const row = await db('settings').first('value');
  // Written by another version of the server: what this one does not know is not set here.
  const parsed = Settings.safeParse(row?.value ?? {});
  return parsed.success ? parsed.data : {};
}

export async function keepSettings(db: Knex, value: SettingsType, now: Date): Promise<void> {
  await db('settings').update({ value: JSON.stringify(value), changed_at: now });
  await tellServers(db);
}

/** All processes read anew what is set and announced, after the commit, and open pages ask for what concerns them. */
export async function tellServers(db: Knex): Promise<void> {
  await publishToChannel(db, CHANNEL, 'settings-changed', {});
  await publishToChannel(db, BRAND_CHANNEL, 'brand-changed', {});
}

/** As the server was configured, before anybody set anything. */
const configured = new WeakMap<Config, Brand>();

export function configuredBrand(config: Config): Brand {
  const before = configured.get(config) ?? structuredClone(config.brand);
  configured.set(config, before);
  return before;
}

/**
 * Makes settings hold in this process. The brand is changed in its place: whoever was lent it at the start, the pages
 * and the mails, says the new name with the next sentence.
 */
function applySettings(config: Config, settings: Settings): void {
  const before = configuredBrand(config);
  const {
    name = before.name,
    email = before.email,
    phone = before.phone,
    features_off = [],
    languages = [],
  } = settings;
  const links: Brand['links'] = {};
  for (const link of OUTSIDE_LINKS) {
    const to = settings.links?.[link] ?? before.links[link];
    if (to) links[link] = to;
  }
  Object.assign(config.brand, { name, email, phone, links });
  if (features_off.length > 0) config.brand.features_off = [...features_off];
  else delete config.brand.features_off;
  if (languages.length > 0) config.brand.languages = [...languages];
  else delete config.brand.languages;
  config.accent = { ...settings.accent };
}
