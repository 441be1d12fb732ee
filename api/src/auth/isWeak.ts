import { isTriedFirst, MIN_PASSWORD } from '@plaza/api-contract';

/** Too short, tried first by everybody, two letters over and over, or one's own name. */
export function isWeak(password: string, about: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return (
    [...password].length < MIN_PASSWORD ||
    isTriedFirst(password) ||
    new Set(plain).size < 3 ||
    about.some((word) => word.length > 2 && plain === word.toLowerCase())
  );
}
