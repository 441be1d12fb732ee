import type { ChatFile } from '@plaza/api-contract';
import { sealPicked } from '../files/sealPicked.ts';
import type { Cast } from './chatStory.tsx';
import type { Somebody } from './somebody.ts';
import type { TestChats } from './TestChats.ts';
import { titleGroup } from './titleGroup.ts';

/** Minutes after the first word of yesterday. */
export const at = (minutes: number) => new Date(yesterday() + minutes * 60_000).toISOString();

function yesterday(): number {
  const date = new Date();
  date.setDate(date.getDate() - 1);
  return date.setHours(18, 20, 0, 0);
}

/** What amber finds in the evening: a chat, a group, a request. */
export async function evening(chats: TestChats, { amber, basalt, cedar, juniper }: Cast): Promise<void> {
  chats.pair('12', basalt, { read_seq: 9, unread_count: 2 });
  chats.chat('12').partner = { online: true, lastActive: null };
  const say = (by: Somebody, text: string, minutes: number) => chats.say('12', by, text, { at: at(minutes) });
  const first = await say(basalt, 'Are you still at the library?', 0);
  await say(amber, 'Just leaving. The lamps on the stairs are lit already.', 1);
  const tower = await say(basalt, 'Then meet me at the clock tower. I have found something for the zone.', 2);
  await chats.say('12', amber, '❤️', { kind: 'reaction', target: tower, at: at(3) });
  await say(amber, 'On my way', 3);
  await picture(chats, basalt, at(1420));
  await chats.say('12', basalt, 'It is from the roof, look at that sky', { at: at(1421) });
  await chats.say('12', amber, 'That is the one for the first page.', {
    at: at(1424),
    content: { reply: { id: tower.id, sender_id: '2', text: 'I have found something for the zone.' } },
  });
  const typo = await say(amber, 'Send me the recipe, I will build it tonigt', 1424);
  await chats.say('12', amber, 'Send me the recipe, I will build it tonight', {
    kind: 'edit',
    target: typo,
    at: at(1425),
  });
  await say(basalt, 'https://plaza.example/zones/castle has the walls we need', 1430);
  await say(basalt, '🎉', 1431);
  const { conversation } = chats.chat('12');
  const members = conversation.members.map((one) => ({ ...one, delivered_seq: 11, read_seq: 9 }));
  chats.chat('12').conversation = {
    ...conversation,
    members,
    read_seq: conversation.last_seq - 2,
    unread_count: 2,
  };

  chats.group('20', [basalt, cedar, juniper], { is_pinned: true });
  const face = await sky(chats);
  await titleGroup(chats, '20', amber, { text: 'Lantern crew', ...(face ? { picture: face } : {}) });
  await chats.say('20', cedar, 'Who brings the ladder?', { at: at(900) });
  await chats.say('20', juniper, 'I do. Eight o’clock at the gate.', { at: at(905) });
  await chats.say('20', juniper, '@amber you have the list', {
    at: at(906),
    content: { mentions: [{ id: '1', username: 'amber' }] },
  });
  await chats.say('20', amber, 'Printed twice', { at: at(910) });
  chats.write(chats.chat('20'), {
    sender_id: '1',
    client_id: 'notice-1-000000000',
    kind: 'notice',
    notice: { what: 'joined', user_id: '4' },
    created_at: at(911),
  });
  chats.pair('13', cedar, { muted_until: '9999-12-31T00:00:00.000Z' });
  await chats.say('13', cedar, 'Did the kite come down in one piece?', { at: at(-4000) });
  chats.pair('14', juniper, { folder: 'requests' });
  await chats.say('14', juniper, 'We met at the drum, remember?', { at: at(100) });
  await chats.say('14', first.sender_id === '2' ? juniper : basalt, 'May I ask you something?', {
    at: at(101),
  });
}

/** A dusk sky, drawn and sealed here, and kept at the server. */
async function sky(chats: TestChats): Promise<ChatFile | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 420;
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  const sky = brush.createLinearGradient(0, 0, 0, 420);
  for (const [stop, colour] of [
    [0, '#141A33'],
    [0.55, '#7A3E6D'],
    [0.8, '#F28C5A'],
    [1, '#FFD27A'],
  ] as const)
    sky.addColorStop(stop, colour);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, 640, 420);
  brush.fillStyle = '#10152A';
  for (let tower = 0; tower < 14; tower += 1) {
    const tall = 60 + ((tower * 53) % 90);
    brush.fillRect(tower * 48, 420 - tall, 40, tall);
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) return undefined;
  const { about, sealed } = await sealPicked({ file, type: 'image/png', width: 640, height: 420 });
  const id = `0b9e1f5c-6c1c-4a53-9a51-${chats.nextId().padStart(12, '0')}`;
  chats.blobs.set(id, sealed);
  return { ...about, id };
}

async function picture(chats: TestChats, by: Somebody, when: string): Promise<void> {
  const file = await sky(chats);
  if (!file) return;
  await chats.say('12', by, '', {
    at: when,
    content: { files: [file] },
    more: { is_image: true, blobs: [file.id] },
  });
}
