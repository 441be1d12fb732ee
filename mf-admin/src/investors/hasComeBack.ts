import type { Investor } from '@plaza/api-contract';

/** A letter to them left, and was brought back: another may go, if somebody wants it to. */
export function hasComeBack({ status, mail, is_suppressed: isSuppressed }: Investor): boolean {
  return status && !isSuppressed && (mail?.state === 'soft' || mail?.state === 'blocked');
}
