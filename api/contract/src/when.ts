import { z } from 'zod';

/** A time: a date where the api writes it, text on the wire. */
export const when = z.date().or(z.string());

/** A time that is given, as the database can keep it. */
export const givenTime = z.iso.datetime().refine((at) => at >= '0001', 'There was no year 0.');
