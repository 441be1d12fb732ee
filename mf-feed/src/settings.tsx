import { defineRemote } from '@plaza/shell-contract';
import { PeopleSettings } from './settings/PeopleSettings.tsx';

export const app = defineRemote(PeopleSettings);
