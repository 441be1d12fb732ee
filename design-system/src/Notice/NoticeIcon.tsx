import { CircleAlert, CircleCheck, Info } from 'lucide';
import { Icon } from '../Icon/index.ts';
import type { NoticeTone } from './Notice.tsx';

const icons = { calm: Info, good: CircleCheck, bad: CircleAlert };

/** One sign per kind of news, the same in notices and toasts. */
export function NoticeIcon({ tone }: { tone: NoticeTone }) {
  return <Icon icon={icons[tone]} />;
}
