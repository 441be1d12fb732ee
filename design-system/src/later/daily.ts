export { Menu } from '../Menu/index.ts';
export { Popover } from '../Popover/index.ts';
export { RelativeTime } from '../RelativeTime/index.ts';
export { StarRating } from '../StarRating/index.ts';
