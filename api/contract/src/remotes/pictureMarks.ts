/**
 * What stands in a first picture for what only the server knows. Characters of the private area: nobody
 * writes them.
 */
export const pictureMarks = {
  /** The name of the installation. */
  brand: '\uE000',
  /** What the remote of the address has drawn of itself. */
  remote: '\uE002',
  /** Where the files of the version lie, with the slash at the end. */
  files: '\uE001',
} as const;
