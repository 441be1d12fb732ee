export { LiveCell } from './LiveCell.ts';
export { LiveStore } from './LiveStore.ts';
export { OrderedValue } from './OrderedValue.ts';
