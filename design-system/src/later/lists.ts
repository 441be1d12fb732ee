export { PageList } from '../PageList/index.ts';
export { VirtualList } from '../VirtualList/index.ts';
