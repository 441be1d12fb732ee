export { type BuiltRoom, type BuildWish, buildRoom } from './buildRoom.ts';
export { readJson, readRoom, type Room, repoRoot, roomNames } from './rooms.ts';
export { sourceVersion } from './sourceVersion.ts';
