import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChevronDown } from 'lucide';
import { Icon } from '../Icon/index.ts';
import classes from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  /** The question. */
  title: string;
  /** The answer. */
  content: ReactNode;
}

export interface AccordionProps extends ComponentProps<'div'> {
  items: readonly AccordionItem[];
}

/** Questions and answers, one open at a time. Native details: found by the browser's search, open without a script. */
export function Accordion({ items, className = '', ...rest }: AccordionProps) {
  const name = useId();
  return (
    <div {...rest} className={`${classes.list} ${className}`}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} className={classes.item}>
          <summary className={classes.title}>
            {title}
            <Icon icon={ChevronDown} />
          </summary>
          <div className={classes.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
