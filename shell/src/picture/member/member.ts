import { startShell, whenParsed } from '../startShell.ts';
import { forgetAsked } from './asked.ts';
import { firstPost } from './firstPost.ts';
import { showPicture } from './showPicture.ts';
import { THERE } from './there.ts';

// Comes with the drawn home of a member, long before the shell: asks for the feed, gives the drawn home its first
// picture, starts the shell behind it, and takes the drawn home away when the real one stands there.

/** So long at most the picture has the network and the phone to itself. */
const PICTURE_MS = 400;
/** So long at most what was drawn stays when the room is there, for the room to paint its own picture. */
const SWAP_MS = 500;
/** Something is wrong by then: what is underneath is to be seen. */
const TOO_LONG_MS = 12_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

void whenParsed(document).then(async () => {
  // It is as good without a picture, but not without a shell.
  await Promise.race([showHome().catch(() => undefined), wait(PICTURE_MS)]);
  startShell(document);
});

/** Resolves when all that can be drawn ahead is on the screen. */
async function showHome(): Promise<void> {
  const drawn = document.getElementById('plaza-first');
  if (!drawn) return;
  void wait(TOO_LONG_MS).then(remove);
  let hasPicture = false;
  window.addEventListener(
    THERE,
    () => void Promise.race([wait(SWAP_MS), roomPainted(() => hasPicture && drawn.isConnected)]).then(remove),
    { once: true },
  );
  // The server draws it for who was logged in a moment ago.
  const isMember = localStorage.getItem('isLoggedIn') === 'true' && localStorage.getItem('authToken');
  if (!isMember) return remove();
  const [media, second] = (await firstPost(window))?.media ?? [];
  hasPicture = media?.kind === 'image' && !second;
  if (media && hasPicture) await showPicture(drawn, media);
  await frame();
  await frame();

  function remove() {
    drawn?.remove();
    forgetAsked(window);
  }
}

/** What the room shows is on the screen, with its first picture where one is due. */
async function roomPainted(isDue: () => boolean): Promise<void> {
  const find = () => document.querySelector<HTMLImageElement>('#plaza img[fetchpriority=high]');
  await frame();
  while (isDue() && !find()) await frame();
  await find()
    ?.decode()
    .catch(() => undefined);
  await frame();
}
