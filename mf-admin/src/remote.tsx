import { defineRemote } from '@plaza/shell-contract';
import { AdminRoutes } from './routes.tsx';

export const app = defineRemote(AdminRoutes);
