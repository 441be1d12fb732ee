/** The name of our one instance of the push service, as clients of the device API are set up with it. */
export const PUSH_INSTANCE = 'plaza';

export const PUSH_LIMITS = { interestLength: 164, interests: 5000 } as const;

const ALLOWED = /^[A-Za-z0-9_\-=@,.;]*$/;

/** What is wrong with the name of an interest, in the words that clients of the device API know; or nothing. */
export function interestProblem(interest: unknown): string | null {
  if (interest === undefined || interest === null || interest === '') return 'Interest name is required';
  if (typeof interest !== 'string') return `Interest ${JSON.stringify(interest)} is not a string`;
  if (!ALLOWED.test(interest)) {
    return `interest "${interest}" contains a forbidden character. Allowed characters are: ASCII upper/lower-case letters, numbers or one of _-=@,.;`;
  }
  if (interest.length > PUSH_LIMITS.interestLength) {
    return `Interest is longer than the maximum of ${PUSH_LIMITS.interestLength} chars`;
  }
  return null;
}

/** The one interest that is private: only a device of that person hears it. */
export function userInterest(userId: string): string {
  return `user-${userId}`;
}
