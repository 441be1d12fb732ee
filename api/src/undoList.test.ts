import { undoList } from './undoList.ts';

/** Something to close that takes a while, and what is told of it. */
function closing(told: string[], name: string) {
  return async () => {
    told.push(`${name} begun`);
    await new Promise((resolve) => setImmediate(resolve));
    told.push(`${name} done`);
  };
}

it('closes the last first, and what came together at the same time', async () => {
  const told: string[] = [];
  const undo = undoList();
  undo.add(closing(told, 'door'));
  undo.add(closing(told, 'hub'), closing(told, 'zones'));
  await undo.run();
  expect(told).toEqual(['hub begun', 'zones begun', 'hub done', 'zones done', 'door begun', 'door done']);
});

it('waits for all that came together, also where one of them will not close', async () => {
  const told: string[] = [];
  const undo = undoList();
  undo.add(closing(told, 'door'));
  undo.add(() => Promise.reject(new Error('stuck')), closing(told, 'zones'));
  await expect(undo.run()).rejects.toThrow('stuck');
  expect(told).toEqual(['zones begun', 'zones done', 'door begun', 'door done']);
});
