/** The largest file of a logo. */
export const LOGO_BYTES = 1_000_000;
