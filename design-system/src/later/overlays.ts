export { AlertDialog } from '../AlertDialog/index.ts';
export { Lightbox } from '../Lightbox/index.ts';
export { Menu } from '../Menu/index.ts';
export { Popover } from '../Popover/index.ts';
export { Tooltip } from '../Tooltip/index.ts';
