import type { Slice } from '../http/slice.ts';
import { Game } from './Game.ts';
import { presentGame } from './games.presenter.ts';

export const gamesRoutes: Slice = (on) => {
  // public: the landing page shows the games to visitors
  on(
    'POST /games',
    async ({ input, db }) => {
      const fits = input.body.deviceType === 'mobile' ? 'on_mobile' : 'on_pc';
      const games = await Game.query(db).where(fits, true).orderBy('position').orderBy('id');
      return games.map(presentGame);
    },
    { transaction: false, limit: 'read' },
  );
};
