import type { ChatContent, ChatFile } from '@plaza/api-contract';
import type { ChatEngine } from '../engine/ChatEngine.ts';
import { type PickedFile, sealPicked } from '../files/sealPicked.ts';
import type { ListedChat } from '../live/ChatList.ts';

type Forwarding = Pick<ChatEngine, 'files' | 'finishing' | 'say'>;

/**
 * Says something that was said in one chat in others. Each gets it as if it were written here: under its own epoch and
 * its own timer, and with files that are sealed anew, so that nobody sees by their bytes that they were elsewhere before.
 */
export async function forward(
  engine: Forwarding,
  content: ChatContent,
  chats: readonly ListedChat[],
): Promise<void> {
  // Before anything is said: what does not open goes to nobody.
  const picked = await Promise.all((content.files ?? []).map((file) => openAgain(engine, file)));
  await engine.finishing.do(async () => {
    for (const { id, summary } of chats) {
      const seconds = summary.timer_seconds ?? undefined;
      await engine.say({
        chatId: id,
        content: { ...forwardedOf(content), ...(seconds === undefined ? {} : { timer: seconds }) },
        files: await Promise.all(picked.map(sealPicked)),
        expiresSeconds: seconds,
      });
    }
  });
}

/** The words and their card. Whom it answered, whom it meant and how long it was to stay belong to the chat it was said in. */
function forwardedOf({ text, link }: ChatContent): ChatContent {
  if (!link) return { text, forwarded: true };
  // A picture on the card lies in the other chat.
  const { image: _, ...card } = link;
  return { text, link: card, forwarded: true };
}

async function openAgain({ files }: Pick<Forwarding, 'files'>, file: ChatFile): Promise<PickedFile> {
  const { name, type, width, height, seconds, waveform } = file;
  const [whole, small] = await Promise.all([
    files.bytes(file, 'file'),
    file.thumbnail && files.bytes(file.thumbnail, 'thumbnail'),
  ]);
  return {
    name,
    type,
    width,
    height,
    seconds,
    waveform,
    file: new Blob([whole], { type }),
    thumbnail: small && new Blob([small]),
  };
}
