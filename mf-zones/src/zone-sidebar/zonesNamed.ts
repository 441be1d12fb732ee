import type { Zone } from '@plaza/api-contract';

/** The zones whose name contains the text, whatever the case of its letters. */
export function zonesNamed(zones: readonly Zone[], text: string): Zone[] {
  const wanted = text.trim().toLocaleLowerCase('en');
  return zones.filter((zone) => zone.name.toLocaleLowerCase('en').includes(wanted));
}
