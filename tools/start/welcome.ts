import type { Account } from '@plaza/api';

interface Start {
  url: string;
  mode: 'development' | 'production' | 'test';
  accounts: readonly Account[];
  /** Remotes that are not live, or not as they are here. */
  remarks: readonly string[];
  hasMailServer: boolean;
}

/** What a start says when it is done: where to go, who to be, what else there is. */
export function welcome({ url, mode, accounts, remarks, hasMailServer }: Start): string {
  return [
    '',
    `  Plaza is open at ${url}`,
    '',
    ...accountLines(accounts, mode),
    '',
    ...(mode === 'development' && !hasMailServer ? [row('Mailbox', `${url}/dev/mailbox`)] : []),
    row('Api', `${url}/docs`),
    ...(mode === 'development' ? [row('Storybook', 'npm run storybook')] : []),
    row('Deploy', 'npm run deploy -- mf-chat'),
    row('Roll back', 'npm run rollback -- mf-chat'),
    row('Stop', 'Ctrl-C'),
    ...(remarks.length > 0 ? ['', ...remarks.map((line) => `  ${line}`)] : []),
    '',
  ].join('\n');
}

function accountLines(accounts: readonly Account[], mode: Start['mode']): string[] {
  const [first] = accounts;
  if (!first) return [row('Accounts', mode === 'development' ? SEEDED : 'those of the first start')];
  const password = row('Password', first.password);
  if (accounts.length === 1) return [row('Account', nameOf(first)), password];
  const shared = accounts.every((account) => account.password === first.password);
  if (shared) return [row('Accounts', accounts.map(nameOf).join(', ')), password];
  return accounts.map((account) => row('Account', `${nameOf(account)}, password ${account.password}`));
}

/** The api tells passwords once, when it makes the accounts. */
const SEEDED = 'amber (administrator), basalt and their friends, as on the first start';

function nameOf({ username, isAdmin }: Account): string {
  return isAdmin ? `${username} (administrator)` : username;
}

function row(name: string, text: string): string {
  return `  ${name.padEnd(10)} ${text}`;
}
