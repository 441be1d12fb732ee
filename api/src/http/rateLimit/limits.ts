/** How often one address may do something, and in how many seconds. */
export interface Limit {
  times: number;
  seconds: number;
}

export type LimitClass = 'read' | 'write' | 'login' | 'contact' | 'page';

export type Limits = Record<LimitClass, Limit>;

const VISITOR: Limits = {
  read: { times: 600, seconds: 30 },
  write: { times: 120, seconds: 30 },
  login: { times: 20, seconds: 60 },
  // Each is a mail to people.
  contact: { times: 5, seconds: 60 * 60 },
  // Pages and files outside /api: a first visit asks for some sixty, and a school comes from one address.
  page: { times: 6_000, seconds: 30 },
};

/** A developer and a test are a whole crowd behind one address. */
const CROWD = 50;

export function limitsFor(mode: 'development' | 'production' | 'test'): Limits {
  if (mode === 'production') return VISITOR;
  const widened = ({ times, seconds }: Limit) => ({ times: times * CROWD, seconds });
  return {
    read: widened(VISITOR.read),
    write: widened(VISITOR.write),
    login: widened(VISITOR.login),
    contact: widened(VISITOR.contact),
    page: widened(VISITOR.page),
  };
}
