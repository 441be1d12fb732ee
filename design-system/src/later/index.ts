import { later } from './later.tsx';

// What few pages need, by the occasion on which it is needed. The number is the place kept free until it is there.

const small = later(() => import('./small.ts'));
export const Checkbox = small((parts) => parts.Checkbox, 24);
export const DataTable = small((parts) => parts.DataTable, 160);
export const FileField = small((parts) => parts.FileField, 112);
export const OtpField = small((parts) => parts.OtpField, 84);
export const Progress = small((parts) => parts.Progress, 36);
export const RelativeTime = small((parts) => parts.RelativeTime, 16);
export const Sparkline = small((parts) => parts.Sparkline, 32);
export const Table = small((parts) => parts.Table, 120);
export const StarRating = small((parts) => parts.StarRating, 36);

const overlay = later(() => import('./overlays.ts'));
export const AlertDialog = overlay((parts) => parts.AlertDialog);
export const Lightbox = overlay((parts) => parts.Lightbox);
export const Menu = overlay((parts) => parts.Menu, 36);
export const Popover = overlay((parts) => parts.Popover, 36);
export const Tooltip = overlay((parts) => parts.Tooltip, 36);

export const EmojiPicker = later(() => import('../EmojiPicker/index.ts'))((parts) => parts.EmojiPicker, 320);

const list = later(() => import('./lists.ts'));
export const PageList = list((parts) => parts.PageList);
export const VirtualList = list((parts) => parts.VirtualList);

export type { AlertDialogProps } from '../AlertDialog/index.ts';
export type { CheckboxProps } from '../Checkbox/index.ts';
export type { DataTableColumn, DataTableProps } from '../DataTable/index.ts';
export type { EmojiPickerProps } from '../EmojiPicker/index.ts';
export type { FileFieldProps } from '../FileField/index.ts';
export type { LightboxPicture, LightboxProps } from '../Lightbox/index.ts';
export type { MenuItem, MenuProps } from '../Menu/index.ts';
export type { OtpFieldProps } from '../OtpField/index.ts';
export type { PageListPlace, PageListProps } from '../PageList/index.ts';
export type { PopoverProps } from '../Popover/index.ts';
export type { ProgressProps } from '../Progress/index.ts';
export type { RelativeTimeProps } from '../RelativeTime/index.ts';
export type { SparklineProps } from '../Sparkline/index.ts';
export type { StarRatingProps } from '../StarRating/index.ts';
export type { TableColumn, TableProps } from '../Table/index.ts';
export type { TooltipProps } from '../Tooltip/index.ts';
export type { VirtualListPlace, VirtualListProps } from '../VirtualList/index.ts';
