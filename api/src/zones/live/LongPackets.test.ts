import { inParts, LongPackets, type PacketPart } from './LongPackets.ts';

const parts = (packet: string): PacketPart[] => inParts('here', packet).map((text) => JSON.parse(text));
const long = (letter: string) => letter.repeat(20_000);

test('what came in parts is whole with the last of them, in whatever order, and among others', () => {
  const packets = new LongPackets();
  const [one, other] = [parts(long('ü')), parts(long('"'))];
  const mixed = [...one.toReversed(), ...other].sort((a, b) => a.part.at - b.part.at);
  // The shorter one first.
  expect(mixed.flatMap((part) => packets.take(part) ?? [])).toEqual([long('"'), long('ü')]);
});

test('of what never becomes whole no more is kept than of a few', () => {
  const packets = new LongPackets();
  const [first, ...rest] = parts(long('a'));
  if (!first) throw new Error('It has parts.');
  packets.take(first);
  for (let lost = 0; lost < 64; lost += 1) {
    const [begun] = parts(long('b'));
    if (begun) packets.take(begun);
  }
  expect(rest.map((part) => packets.take(part))).toEqual(rest.map(() => undefined));
});
