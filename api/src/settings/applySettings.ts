import { OUTSIDE_LINKS, type Brand, type Settings } from '@plaza/api-contract';
import type { Config } from '../config.ts';

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
export function applySettings(config: Config, settings: Settings): void {
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
