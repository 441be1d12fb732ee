import { runGame } from '../../kit/flow/runGame.ts';
import { game } from './game.ts';

runGame(game);
