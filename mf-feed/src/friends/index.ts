// Both screens in one chunk: whoever opens one is near the other.
export { FriendsOfScreen } from './FriendsOfScreen.tsx';
export { FriendsScreen } from './FriendsScreen.tsx';
