/** How much one address may ask for: a bucket of `burst`, refilled by `perMinute`. */
export interface Limit {
  burst: number;
  perMinute: number;
}

export type LimitClass = 'read' | 'write' | 'login' | 'contact';

export type Limits = Record<LimitClass, Limit>;

const VISITOR: Limits = {
  read: { burst: 600, perMinute: 1200 },
  write: { burst: 120, perMinute: 240 },
  login: { burst: 20, perMinute: 20 },
  // Each is a mail to people: five, and then five an hour.
  contact: { burst: 5, perMinute: 5 / 60 },
};

/** A developer and a test are a whole crowd behind one address. */
const CROWD = 50;

export function limitsFor(mode: 'development' | 'production' | 'test'): Limits {
  if (mode === 'production') return VISITOR;
  const widened = ({ burst, perMinute }: Limit) => ({ burst: burst * CROWD, perMinute: perMinute * CROWD });
  return {
    read: widened(VISITOR.read),
    write: widened(VISITOR.write),
    login: widened(VISITOR.login),
    contact: widened(VISITOR.contact),
  };
}
