import pg, { type Connection } from 'pg';

interface Known {
  name?: string;
  values?: readonly unknown[];
}

export interface Answer {
  command: string;
  rows: readonly unknown[];
}

/** What the driver makes of a value before it sends it. It hands this out, and its types say nothing of it. */
const { utils } = pg as typeof pg & { utils: { prepareValue: (value: unknown) => string | null } };

/**
 * Statements that a connection knows already, and a commit behind them, as one question: the database answers once for
 * all of them, and what stands behind one that failed is passed over, the commit too. Answers one after the other.
 */
export class CommitBehind extends pg.Query {
  constructor(statements: readonly Known[], answered: (error: unknown, answers: readonly Answer[]) => void) {
    // With more than one answer the driver hands over a list of them.
    super('commit', (error, answers) => answered(error, [answers].flat()));
    this.submit = (connection) => ask(connection, statements);
  }
}

function ask(connection: Connection, statements: readonly Known[]): void {
  for (const { name: statement, values = [] } of statements) {
    connection.bind({ statement, values: values.map(utils.prepareValue) }, true);
    connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
  }
  connection.parse({ name: '', text: 'commit', types: [] }, true);
  connection.bind({}, true);
  connection.execute({}, true);
  connection.sync();
}
