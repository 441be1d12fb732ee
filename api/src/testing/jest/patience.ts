// PostgreSQL and real processes on a busy machine take their time.
jest.setTimeout(60_000);

// Real processes and a real database on two busy cores: what passes at its second try is told by `npm test`, not hidden.
jest.retryTimes(1);
