export { FoundPeople } from '../chat-list/FoundPeople.tsx';
export { SearchAllPane } from './SearchAllPane.tsx';
export { SearchPane } from './SearchPane.tsx';
