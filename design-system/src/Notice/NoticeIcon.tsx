import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { NoticeTone } from './Notice.tsx';

const icons = { calm: Info, good: CircleCheck, bad: CircleAlert };

/** One sign per kind of news, the same in notices and toasts. */
export function NoticeIcon({ tone }: { tone: NoticeTone }) {
  const Icon = icons[tone];
  return <Icon />;
}
