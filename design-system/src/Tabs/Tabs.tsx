import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './Tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What the tabs are about, for ears. */
  label: string;
  tabs: readonly TabItem[];
  /** Which one is open. Left out, the tabs remember it themselves and begin with the first. */
  selected?: string;
  /** The visitor opened another one. */
  onChange?: (change: { id: string }) => void;
}

/** Several views of one thing. Arrows walk, Home and End jump, and the view follows the focus. */
export function Tabs({ label, tabs, selected, onChange, className = '', ...rest }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const openId = selected ?? own;

  const open = (id: string) => {
    setOwn(id);
    if (id !== openId) onChange?.({ id });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === openId),
      tabs.length,
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    open(tab.id);
    list.current
      ?.querySelectorAll<HTMLElement>('[role=tab]')
      .item(index ?? 0)
      .focus();
  };

  return (
    <div {...rest} className={className}>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            className={classes.tab}
            aria-selected={tab.id === openId}
            aria-controls={`${baseId}-panel-${tab.id}`}
            tabIndex={tab.id === openId ? 0 : -1}
            onClick={() => open(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-panel-${tab.id}`}
          className={classes.panel}
          aria-labelledby={`${baseId}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== openId}
        >
          {tab.id === openId ? tab.content : null}
        </div>
      ))}
    </div>
  );
}

/** Which tab a key leads to; undefined when the key is not about tabs. The row is a ring. */
function nextTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
