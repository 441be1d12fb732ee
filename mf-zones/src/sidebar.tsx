import { defineRemote } from '@plaza/shell-contract';
import { ZoneSidebar } from './zone-sidebar/ZoneSidebar.tsx';

export const app = defineRemote(ZoneSidebar);
