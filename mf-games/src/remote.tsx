import { defineRemote } from '@plaza/shell-contract';
import { GamesRoutes } from './routes.tsx';

export const app = defineRemote(GamesRoutes);
