import { defineRemote } from '@plaza/shell-contract';
import { Composer } from './composer/Composer.tsx';

export const app = defineRemote(Composer);
