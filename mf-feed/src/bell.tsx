import { defineRemote } from '@plaza/shell-contract';
import { Bell } from './notifications/Bell.tsx';

export const app = defineRemote(Bell);
