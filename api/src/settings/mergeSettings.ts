import { Settings, type Settings as SettingsType } from '@plaza/api-contract';
import { mergeSeen } from '../http/mergeSeen.ts';
import { changedMeanwhile } from './settings.errors.ts';

type Flat = Partial<Record<string, unknown>>;

/** The settings when a form is saved: what it did not touch stays as somebody else may have set it meanwhile. */
export function mergeSettings(
  now: SettingsType,
  wanted: SettingsType,
  seen: SettingsType | undefined,
): SettingsType {
  if (!seen) return wanted;
  const { merged, conflicts } = mergeSeen(flatten(now), flatten(wanted), flatten(seen));
  if (conflicts.length > 0) throw changedMeanwhile({ fields: saidAt(conflicts) });
  return unflatten(merged);
}

/** The refusal at each field that two have changed. */
export function saidAt(fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [`body.${field}`, changedMeanwhile.declared.sentence]));
}

/** One value for each thing that is set by itself: `accent.dark`, `links.demo`, `features_off.games`. */
function flatten({ accent, links, features_off: off = [], ...rest }: SettingsType): Flat {
  return {
    ...rest,
    ...named('accent', accent),
    ...named('links', links),
    ...Object.fromEntries(off.map((feature) => [`features_off.${feature}`, true])),
  };
}

function named(name: string, parts: object = {}): Flat {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${name}.${part}`, value]));
}

function unflatten(flat: Flat): SettingsType {
  const whole: Record<string, unknown> = {};
  const off: string[] = [];
  for (const [path, value] of Object.entries(flat)) {
    const [name = '', part] = path.split('.');
    if (value === undefined) continue;
    if (part === undefined) whole[name] = value;
    else if (name === 'features_off') off.push(part);
    else whole[name] = { ...(whole[name] as object | undefined), [part]: value };
  }
  return Settings.parse({ ...whole, ...(off.length > 0 ? { features_off: off } : {}) });
}
