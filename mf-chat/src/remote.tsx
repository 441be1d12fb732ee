import { defineRemote } from '@plaza/shell-contract';
import { ChatRoutes } from './routes.tsx';

export const app = defineRemote(ChatRoutes);
