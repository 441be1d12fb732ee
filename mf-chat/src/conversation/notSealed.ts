const NAME = 'NotSealed';

/** A chosen file could not be sealed, and the error says itself why. */
export const notSealed = (why: string): Error => Object.assign(new Error(why), { name: NAME });

export const isNotSealed = (error: unknown): error is Error => error instanceof Error && error.name === NAME;
