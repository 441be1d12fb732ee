export { PageList, type PageListPlace, type PageListProps } from './PageList.tsx';
