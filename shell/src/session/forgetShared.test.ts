import { createTestHost } from '../testing/createTestHost.ts';
import { forgetShared } from './forgetShared.ts';

test('what was shared and never taken goes with the logout', () => {
  const kept = { delete: jest.fn(async () => true) };
  const { host } = createTestHost({ member: {} });
  forgetShared(host.sessions.session$, kept);
  expect(kept.delete).not.toHaveBeenCalled();
  host.sessions.leave();
  expect(kept.delete).toHaveBeenCalledWith('plaza-shared');
});

test('it waits for who is not logged in yet', () => {
  const kept = { delete: jest.fn(async () => true) };
  forgetShared(createTestHost().host.sessions.session$, kept);
  expect(kept.delete).not.toHaveBeenCalled();
});
