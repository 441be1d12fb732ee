import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundledGame, bundleGame } from './bundleGame.ts';
import { arcadeRoot } from './folders.ts';

/** A game as its page has it, with a player inside who tells where keys, fingers and a pad have to go. */
export async function bundleWalk(id: string, outDir: string): Promise<BundledGame> {
  const entry = join(arcadeRoot, `dist/walk/${id}.ts`);
  const own = existsSync(join(arcadeRoot, `walk/hands/${id}.ts`));
  const hand = own
    ? `import { createHand } from '../../walk/hands/${id}.ts';`
    : `import { plainHand as createHand } from '../../walk/Hand.ts';`;
  mkdirSync(join(arcadeRoot, 'dist/walk'), { recursive: true });
  writeFileSync(
    entry,
    `import { game } from '../../games/${id}/game.ts';
${hand}
import { walkGame } from '../../walk/walkGame.ts';

walkGame(game, createHand);
`,
  );
  return bundleGame(id, { outDir, entry });
}
