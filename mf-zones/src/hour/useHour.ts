import type { Zone } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { hourWords } from './words.ts';

/** The hour of a zone, in the language of the visitor. One that the api tells otherwise is said as it tells it. */
export function useHour({ path, hour }: Zone): string {
  const place = path.replace('/zones/', '');
  const said: Readonly<Record<string, string>> = useWords(hourWords);
  const written: Readonly<Record<string, string>> = hourWords.base;
  return (written[place] === hour ? said[place] : undefined) ?? hour;
}
