import { later } from './later.tsx';

// What few pages need, by the occasion on which it is needed. The number is the place kept free until it is there.

const small = later(() => import('./small.ts'));
export const Checkbox = small((parts) => parts.Checkbox, 24);
export const DataTable = small((parts) => parts.DataTable, 160);
export const FileField = small((parts) => parts.FileField, 112);
export const OtpField = small((parts) => parts.OtpField, 84);
export const Progress = small((parts) => parts.Progress, 36);
export const Sparkline = small((parts) => parts.Sparkline, 32);
export const Table = small((parts) => parts.Table, 120);
export const Tooltip = small((parts) => parts.Tooltip, 36);
export const AlertDialog = small((parts) => parts.AlertDialog);
export const ReportDialog = small((parts) => parts.ReportDialog);
export const Lightbox = small((parts) => parts.Lightbox);

const daily = later(() => import('./daily.ts'));
export const Menu = daily((parts) => parts.Menu, 36);
export const Popover = daily((parts) => parts.Popover, 36);
export const RelativeTime = daily((parts) => parts.RelativeTime, 16);
export const StarRating = daily((parts) => parts.StarRating, 44);

export const Feeling = later(() => import('../Feeling/index.ts'))((parts) => parts.Feeling, 18);
export const EmojiPicker = later(() => import('../EmojiPicker/index.ts'))((parts) => parts.EmojiPicker, 320);

// What rows are made of comes with the list: they are drawn once, and whole.
export const PageList = later(async () => {
  const [list] = await Promise.all([import('../PageList/index.ts'), daily.bring().catch(() => undefined)]);
  return list;
})((parts) => parts.PageList, 'screen');
export const VirtualList = later(() => import('../VirtualList/index.ts'))((parts) => parts.VirtualList);

export type { AlertDialogProps } from '../AlertDialog/index.ts';
export type { CheckboxProps } from '../Checkbox/index.ts';
export type { DataTableColumn, DataTableProps } from '../DataTable/index.ts';
export type { EmojiPickerProps } from '../EmojiPicker/index.ts';
export type { FeelingProps } from '../Feeling/index.ts';
export type { FileFieldProps } from '../FileField/index.ts';
export type { LightboxPicture, LightboxProps } from '../Lightbox/index.ts';
export type { MenuItem, MenuProps } from '../Menu/index.ts';
export type { OtpFieldProps } from '../OtpField/index.ts';
export type { PageListPlace, PageListProps } from '../PageList/index.ts';
export type { PopoverProps } from '../Popover/index.ts';
export type { ProgressProps } from '../Progress/index.ts';
export type { RelativeTimeProps } from '../RelativeTime/index.ts';
export type { ReportDialogProps, ReportReason } from '../ReportDialog/index.ts';
export type { SparklineProps } from '../Sparkline/index.ts';
export type { StarRatingProps } from '../StarRating/index.ts';
export type { TableColumn, TableProps } from '../Table/index.ts';
export type { TooltipProps } from '../Tooltip/index.ts';
export type { VirtualListPlace, VirtualListProps } from '../VirtualList/index.ts';
