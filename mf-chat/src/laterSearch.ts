export { FoundPeople } from './chat-list/FoundPeople.tsx';
export { SearchAllPane } from './search/SearchAllPane.tsx';
export { SearchPane } from './search/SearchPane.tsx';
