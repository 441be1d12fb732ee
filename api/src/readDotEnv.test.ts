import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDotEnv } from './readDotEnv.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-env-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
  delete process.env['PLAZA_TEST_NEW'];
  delete process.env['PLAZA_TEST_SET'];
});

describe('readDotEnv', () => {
  it('takes what the file says, but not over what is set already', () => {
    process.env['PLAZA_TEST_SET'] = 'from the shell';
    writeFileSync(join(folder, '.env'), 'PLAZA_TEST_NEW=from the file\nPLAZA_TEST_SET=from the file\n');
    readDotEnv(join(folder, '.env'));
    expect(process.env['PLAZA_TEST_NEW']).toBe('from the file');
    expect(process.env['PLAZA_TEST_SET']).toBe('from the shell');
  });

  it('does without a file', () => {
    expect(() => readDotEnv(join(folder, 'nothing'))).not.toThrow();
  });
});
