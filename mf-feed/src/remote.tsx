import { defineRemote } from '@plaza/shell-contract';
import { FeedRoutes } from './routes.tsx';

export const app = defineRemote(FeedRoutes);
