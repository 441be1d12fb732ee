/** @jest-environment node */
import { groupSafetyNumber, safetyNumber } from './safetyNumber.ts';
import { aPerson, withNextKeys } from './testing/aPerson.ts';

test('both sides see the same sixty digits, and others once a key has changed', async () => {
  const amber = await aPerson('9');
  const basalt = await aPerson('10');
  const digits = await safetyNumber(amber.chain, basalt.chain);
  expect(digits).toMatch(/^(\d{5} ){11}\d{5}$/);
  expect(await safetyNumber(basalt.chain, amber.chain)).toBe(digits);
  const renewed = await withNextKeys(basalt, 'continued');
  const after = await safetyNumber(amber.chain, renewed.chain);
  expect(after).not.toBe(digits);
  // Amber's half is the same: it stands first whoever looks.
  expect(after.slice(0, 35)).toBe(digits.slice(0, 35));
});

test('who has no keys cannot be compared', async () => {
  const amber = await aPerson('1');
  const nobody = { userId: '2', links: [] };
  await expect(safetyNumber(amber.chain, nobody)).rejects.toMatchObject({ problem: 'wrong-chain' });
});

test('a group has sixty digits of its record', async () => {
  const digits = await groupSafetyNumber('h'.repeat(43));
  expect(digits).toMatch(/^(\d{5} ){11}\d{5}$/);
  expect(await groupSafetyNumber('i'.repeat(43))).not.toBe(digits);
});
