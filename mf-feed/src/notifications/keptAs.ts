/** Under this name the browser keeps what has been read and is not told yet. */
export const KEPT_AS = 'noticesRead';
