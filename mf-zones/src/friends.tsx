import { defineRemote } from '@plaza/shell-contract';
import { FriendsInZones } from './friends/FriendsInZones.tsx';

export const app = defineRemote(FriendsInZones);
