import { adminDay, adminMoment, adminTime, investorDay } from './adminDate.ts';

// A moment of the reader's own clock, so that the test means the same everywhere.
const at = new Date(2026, 10, 20, 15, 4, 9);

test('[9-2] a desktop reads 12 hours with seconds, a phone 24 hours, both in the British order', () => {
  expect(adminMoment(at, { isMobile: false })).toBe('20/11/2026, 03:04:09 pm');
  expect(adminMoment(at, { isMobile: true })).toBe('20/11/2026, 15:04');
  expect(adminTime(at, { isMobile: false })).toBe('03:04:09 pm');
  expect(adminDay(at)).toBe('20/11/2026');
});

test.each([
  [0, '12:35:09 am', '00:35'],
  [12, '12:35:09 pm', '12:35'],
])(
  '[9-2] the hour after %i o’clock is no zeroth one of twelve, nor a twenty-fourth',
  (hour, desktop, phone) => {
    const halfPast = new Date(2026, 10, 20, hour, 35, 9);
    expect(adminTime(halfPast, { isMobile: false })).toBe(desktop);
    expect(adminTime(halfPast, { isMobile: true })).toBe(phone);
  },
);

test('[9-2] an investor was added on an American day with a short month', () => {
  expect(investorDay(at.toISOString())).toBe('Nov 20, 2026');
});

test('who was never here has a dash', () => {
  expect(adminMoment(null, { isMobile: false })).toBe('–');
});
