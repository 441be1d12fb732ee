/** PostgreSQL refuses to run as root, so root lends it the one user that every Unix has and that owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export type ServerUser = { uid: number; gid: number } | undefined;

export function serverUser(): ServerUser {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}
