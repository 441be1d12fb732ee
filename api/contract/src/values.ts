// What a browser may import as values: nothing here draws zod in. The rest of the contract is types to it.
export * from './auth/isTriedFirst.ts';
export * from './feed/feelings.ts';
export * from './feed/limits.ts';
export * from './feed/postTitle.ts';
export * from './feed/reasons.ts';
export * from './media/limits.ts';
export * from './media/picture.ts';
export * from './notifications/kinds.ts';
export * from './profiles/personTitle.ts';
export * from './remotes/pictureMarks.ts';
