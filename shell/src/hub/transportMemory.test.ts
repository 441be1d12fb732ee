import { memoryDrawer } from '../storage/deviceStorage.ts';
import { keepCarrier, recallCarrier } from './transportMemory.ts';

const minutes = (count: number) => count * 60_000;

test('[9-4] a fallback is remembered for thirty minutes', () => {
  const storage = memoryDrawer();
  keepCarrier(storage, 'LongPolling', 0);
  expect(recallCarrier(storage, minutes(30) - 1)).toBe('LongPolling');
  expect(recallCarrier(storage, minutes(30))).toBe('WebSockets');
});

test('sockets need no memory, and what is written there by others is none', () => {
  const storage = memoryDrawer();
  keepCarrier(storage, 'WebSockets', 0);
  expect(storage.length).toBe(0);
  storage.setItem('plaza:hub-transport', 'pigeons 0');
  expect(recallCarrier(storage, 1)).toBe('WebSockets');
});

test('a browser that is full is connected all the same', () => {
  const full = Object.assign(memoryDrawer(), {
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  keepCarrier(full, 'LongPolling', 0);
  expect(recallCarrier(full, 1)).toBe('WebSockets');
});
