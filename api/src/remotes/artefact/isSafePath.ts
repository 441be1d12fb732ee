const MAX_PATH = 200;

/** Whether a path names a file below its version and nothing else, on every file system and in every address. */
export function isSafePath(path: string): boolean {
  if (path.length > MAX_PATH || !/^[A-Za-z0-9._/-]+$/.test(path)) return false;
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
