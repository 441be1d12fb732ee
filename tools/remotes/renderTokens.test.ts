import { renderTokens } from './renderTokens.ts';

it('shows what each token deploys, whose it is, and which one asks', () => {
  const created_at = '2026-11-20T15:00:02.000Z';
  const table = renderTokens([
    { id: '1', remote: '*', label: 'operator', folder: '0b9e1f5c', created_at, is_present: true },
    { id: '12', remote: 'mf-chat', label: 'team chat', folder: null, created_at, is_present: false },
  ]);
  expect(table.split('\n')).toEqual([
    'No.   Deploys      Whose                        Since',
    '1     everything   operator (folder 0b9e1f5c)   2026-11-20   this one asks',
    '12    mf-chat      team chat                    2026-11-20',
  ]);
});
