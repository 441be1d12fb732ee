export { EditScreen } from './edit/EditScreen.tsx';
export { AddScreen } from './composer/AddScreen.tsx';
