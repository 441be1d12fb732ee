import { sealPicked } from '../files/sealPicked.ts';
import type { Cast } from './chatStory.tsx';
import { at } from './evening.ts';
import type { Somebody } from './somebody.ts';
import type { TestChats } from './TestChats.ts';

const WAVES = Array.from({ length: 48 }, (_, wave) => Math.round(18 + 70 * Math.abs(Math.sin(wave / 3.1))));

/** One message of each kind, for who wants to see them side by side. */
export async function everyKind(chats: TestChats, { amber, basalt }: Cast): Promise<void> {
  chats.pair('12', basalt);
  const voice = { type: 'audio/webm', seconds: 14, waveform: WAVES };
  await bring(chats, basalt, { minute: 0, text: '', of: [voice] });
  await bring(chats, amber, { minute: 1, text: '', of: [{ ...voice, seconds: 63 }] });
  const plans = [
    { type: 'application/pdf', name: 'plan-of-the-roof.pdf' },
    { type: 'video/mp4', name: 'from-the-roof.mp4' },
    { type: 'text/plain', name: 'what-we-need-for-the-evening-on-the-roof.txt' },
  ];
  await bring(chats, basalt, { minute: 2, text: 'The plan, and the list', of: plans });
  await chats.say('12', amber, 'Whoever has the ladder goes first.', {
    at: at(2),
    content: { forwarded: true },
  });
  const asked = await chats.say('12', basalt, 'Can you read this?', { at: at(3) });
  await chats.say('12', amber, '👍', { kind: 'reaction', target: asked, at: at(3) });
  await chats.say('12', basalt, '❤️', { kind: 'reaction', target: asked, at: at(3) });
  const gone = await chats.say('12', basalt, 'never mind', { at: at(4) });
  Object.assign(gone, { content: null, is_deleted: true });
  const broken = await chats.say('12', basalt, 'x', { at: at(5) });
  Object.assign(broken, { content: `p1.${'A'.repeat(200)}` });
  await chats.say(
    '12',
    amber,
    'A longer one, to see how the lines run: we meet at eight at the gate, walk up the stairs to the roof, and whoever has the ladder goes first.\n\nBring a lamp.',
    {
      at: at(6),
      content: { timer: 3600 },
      more: { expires_at: new Date(Date.now() + 3_600_000).toISOString() },
    },
  );
}

interface Bringing {
  minute: number;
  text: string;
  of: readonly { type: string; name?: string; seconds?: number; waveform?: number[] }[];
}

async function bring(chats: TestChats, by: Somebody, { minute, text, of }: Bringing): Promise<void> {
  const files = await Promise.all(
    of.map(async ({ type, name, ...sound }) => {
      const file = new File(['Lamp oil, rope, a long ladder'], name ?? 'voice', { type });
      const { about, sealed } = await sealPicked({ file, type, name, ...sound });
      const id = `0b9e1f5c-6c1c-4a53-9a51-${chats.nextId().padStart(12, '0')}`;
      chats.blobs.set(id, sealed);
      return { ...about, id };
    }),
  );
  const more = { blobs: files.map(({ id }) => id) };
  await chats.say('12', by, text, { at: at(minute), content: { files }, more });
}
