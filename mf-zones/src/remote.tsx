import { defineRemote } from '@plaza/shell-contract';
import { ZonesRoutes } from './routes.tsx';

export const app = defineRemote(ZonesRoutes);
