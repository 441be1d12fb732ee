export { VirtualList, type VirtualListPlace, type VirtualListProps } from './VirtualList.tsx';
