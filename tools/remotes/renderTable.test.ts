import { calls, type RemoteStatus } from '@plaza/api-contract';
import { renderTable } from './renderTable.ts';

const now = new Date('2026-11-20T15:00:02.000Z');

/** mf-chat as the contract's example has it, but for what the test says. */
function aRemote(more: Partial<RemoteStatus> = {}): RemoteStatus {
  const [example] = calls['GET /remotes/status'].answer.parse(calls['GET /remotes/status'].example).remotes;
  if (!example) throw new Error('The contract has no example of a remote.');
  return { ...example, ...more };
}

describe('the table of remotes', () => {
  it('shows what is live, since when, and how large it is', () => {
    const [, row] = renderTable([aRemote()], now).split('\n');
    expect(row).toMatch(/^mf-chat +1\.0\.0-3f2a9c1d +1\.0\.0-77aa01be +- +well +5 h +91 KB$/);
  });

  it('shows a canary and its share', () => {
    const table = renderTable([aRemote({ canary: { version: '1.1.0', percent: 10 } })], now);
    expect(table).toContain('1.1.0 10%');
  });

  it('shows a remote that is switched off, and one that was never live', () => {
    const table = renderTable(
      [aRemote({ killed: true }), aRemote({ name: 'mf-new', active: null, versions: [], events: [] })],
      now,
    );
    expect(table).toContain('switched off');
    expect(table).toContain('never live');
  });

  it('keeps its columns in line', () => {
    const lines = renderTable([aRemote(), aRemote({ name: 'mf-a-long-name' })], now).split('\n');
    expect(new Set(lines.map((line) => line.search(/Live|1\.0\.0-3f/)))).toHaveProperty('size', 1);
  });
});
