import { comingPainter, type Painting } from '@plaza/shell-contract/first-picture';
import { startShell, whenParsed } from '../startShell.ts';
import { askAhead, forgetAsked } from './asked.ts';
import { THERE } from './there.ts';

// Comes with the drawn home of a member, long before the shell: lets the remote of the address paint into it, starts the
// shell behind it, and takes the drawing away when the real page stands there.

/** So long at most the picture has the network and the phone to itself. */
const PICTURE_MS = 400;
/** So long at most what was drawn stays when the remote is there, for the remote to paint its own picture. */
const SWAP_MS = 500;
/** Something is wrong by then: what is underneath is to be seen. */
const TOO_LONG_MS = 12_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

void whenParsed(document).then(async () => {
  // It is as good without a picture, but not without a shell.
  await Promise.race([showFirst().catch(() => undefined), wait(PICTURE_MS)]);
  startShell(document);
});

/** Resolves when all that can be drawn ahead is on the screen. */
async function showFirst(): Promise<void> {
  const drawn = document.getElementById('plaza-first');
  if (!drawn) return;
  const remove = () => {
    drawn.remove();
    forgetAsked(window);
  };
  let painting: Painting | undefined;
  const shown = async () => {
    await frame();
    if (drawn.isConnected) await painting?.whenShown();
    await frame();
  };
  void wait(TOO_LONG_MS).then(remove);
  window.addEventListener(THERE, () => void Promise.race([wait(SWAP_MS), shown()]).then(remove), {
    once: true,
  });
  // The server draws it for who was logged in a moment ago.
  const [userId, token] = ['userId', 'authToken'].map((key) => localStorage.getItem(key));
  if (localStorage.getItem('isLoggedIn') !== 'true' || !userId || !token) return remove();
  if (document.querySelector('script[data-first]')) {
    const paint = await comingPainter(window);
    painting = await paint({ userId, drawn, ask: (name) => askAhead(window, name, token) });
    await painting?.seen;
  }
  await frame();
  await frame();
}
