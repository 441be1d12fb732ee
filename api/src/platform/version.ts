/** The version of this installation; the same as package.json says, and a test holds them together. */
export const PLAZA_VERSION = '1.0.0';
