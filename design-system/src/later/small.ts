export { DataTable } from '../DataTable/index.ts';
export { FileField } from '../FileField/index.ts';
export { OtpField } from '../OtpField/index.ts';
export { Progress } from '../Progress/index.ts';
export { RelativeTime } from '../RelativeTime/index.ts';
export { Sparkline } from '../Sparkline/index.ts';
export { StarRating } from '../StarRating/index.ts';
