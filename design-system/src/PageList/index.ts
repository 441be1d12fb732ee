export { PageList, type PageListProps } from './PageList.tsx';
export type { PageListPlace } from './useSteadyRows.ts';
