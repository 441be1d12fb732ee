import type { Feature } from '@plaza/api-contract';
import type { Config } from './config.ts';

/** Whether an administrator has switched this off, as the settings are now. */
export function isOff({ brand }: Pick<Config, 'brand'>, feature: Feature): boolean {
  return brand.features_off?.includes(feature) ?? false;
}
