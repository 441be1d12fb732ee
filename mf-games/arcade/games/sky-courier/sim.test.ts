/** @jest-environment node */
import { testGame } from '../../kit/testing/testGame.ts';
import { game } from './game.ts';

testGame(game, {
  gets: (state) => state.deliveries,
  to: 6,
  ticks: 5400,
});
