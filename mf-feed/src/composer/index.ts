export { EditScreen } from '../edit/EditScreen.tsx';
export { AddScreen } from './AddScreen.tsx';
