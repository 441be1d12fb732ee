import { welcome } from './welcome.ts';

const start = {
  url: 'http://127.0.0.1:8080',
  mode: 'development',
  accounts: [],
  remarks: [],
  hasMailServer: false,
} as const;

describe('the end of a start', () => {
  it('names the address and everything else there is to open', () => {
    const text = welcome(start);
    expect(text).toContain('Plaza is open at http://127.0.0.1:8080');
    expect(text).toContain('http://127.0.0.1:8080/docs');
    expect(text).toContain('http://127.0.0.1:8080/dev/mailbox');
    expect(text).toContain('npm run storybook');
    expect(text).toContain('npm run deploy -- mf-chat');
  });

  it('shows the accounts that were made, and the password that they share', () => {
    const accounts = [
      { username: 'amber', password: 'walk', isAdmin: true },
      { username: 'basalt', password: 'walk', isAdmin: false },
    ];
    const text = welcome({ ...start, accounts });
    expect(text).toMatch(/Accounts +amber \(administrator\), basalt\n +Password +walk\n/);
  });

  it('shows each password where they differ', () => {
    const accounts = [
      { username: 'amber', password: 'one', isAdmin: true },
      { username: 'basalt', password: 'two', isAdmin: false },
    ];
    expect(welcome({ ...start, accounts })).toContain('basalt, password two');
  });

  it('does not guess at accounts in production', () => {
    expect(welcome({ ...start, mode: 'production' })).not.toContain('amber');
  });

  it('has no mailbox to show when mail really goes out', () => {
    expect(welcome({ ...start, hasMailServer: true })).not.toContain('mailbox');
  });

  it('says which remotes are not as they are here', () => {
    const line = 'mf-chat here is 1.0.0-ab12, live is 1.0.0-77cd: npm run deploy -- mf-chat';
    expect(welcome({ ...start, remarks: [line] })).toContain(line);
  });
});
