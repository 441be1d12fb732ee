// PostgreSQL and real processes on a busy machine take their time.
jest.setTimeout(60_000);
