import { memoryDrawers } from '../store/Drawers.ts';
import { ChatEngine } from '../engine/ChatEngine.ts';
import { chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, somebody } from '../testing/somebody.ts';

giveCrypto();

test('a browser that cannot look just now what it has pinned makes nobody look like somebody else', async () => {
  const [amber, basalt] = [
    await somebody('1', 'Amber Lindqvist', 'amber'),
    await somebody('2', 'Basalt Okoro', 'basalt'),
  ];
  const shell = await chatShell(amber, [basalt]);
  const drawers = memoryDrawers();
  const engine = new ChatEngine(shell.ctx, await keysFor(amber), { own: amber.person.chain, drawers });
  const { people } = engine;
  const look = jest.spyOn(drawers, 'get').mockRejectedValue(new DOMException('Connection lost.'));
  await expect(people.chainsOf(['2'])).rejects.toThrow('Connection lost.');
  expect(people.isForked('2')).toBe(false);
  look.mockRestore();
  expect((await people.chainsOf(['2'])).has('2')).toBe(true);
  expect(people.isForked('2')).toBe(false);
  expect(await drawers.get('pins', '2')).toBe(basalt.person.chain.links.at(-1)?.hash);
  engine.close();
});
