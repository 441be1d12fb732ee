/** The cache in which files lie that another app gave to this one, until a composer takes them. */
export const SHARED_FILES = 'plaza-shared';
