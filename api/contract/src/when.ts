import { z } from 'zod';

/** A time: a date where the api writes it, text on the wire. */
export const when = z.date().or(z.string());
