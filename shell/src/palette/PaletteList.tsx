import { Avatar, Icon, useWords } from '@plaza/design-system';
import { useEffect, useRef } from 'react';
import type { Entry, GroupName } from './Entry.ts';
import { groupWords, paletteWords } from './words.ts';
import classes from './PaletteList.module.css';

export interface PaletteListProps {
  id: string;
  groups: readonly { name: GroupName; entries: readonly Entry[] }[];
  /** Where Enter leads. */
  active: Entry | undefined;
  /** The same, once ears are to hear of it. */
  pointed: Entry | undefined;
  onPoint(id: string): void;
  onChoose(entry: Entry): void;
}

/** What was found, group by group. The focus stays in the field; the active option is only pointed at. */
export function PaletteList({ id, groups, active, pointed, onPoint, onChoose }: PaletteListProps) {
  const t = useWords(paletteWords);
  const names = useWords(groupWords);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={ref} id={id} role="listbox" aria-label={t.results} className={classes.list}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className={classes.group} role="presentation">
            {names[name]}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(id, entry)}
              entry={entry}
              isActive={entry === active}
              isSelected={entry === pointed}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<PaletteListProps, 'onPoint' | 'onChoose'> {
  id: string;
  entry: Entry;
  isActive: boolean;
  isSelected: boolean;
}

function Option({ id, entry, isActive, isSelected, onPoint, onChoose }: OptionProps) {
  const { label, hint, icon, face, group } = entry;
  return (
    // The keyboard is heard by the field, as the pattern of a combobox has it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      data-active={isActive || undefined}
      tabIndex={-1}
      className={classes.option}
      onPointerMove={() => isActive || onPoint(entry.id)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      {icon ? <Icon icon={icon} aria-hidden="true" /> : null}
      {group === 'people' ? <Avatar name={label} src={face ?? undefined} size="s" decorative /> : null}
      <span dir="auto" className={classes.label}>
        {label}
      </span>
      {hint ? <span className={classes.hint}>{hint}</span> : null}
    </div>
  );
}

export function optionId(listId: string, { id }: Entry): string {
  return `${listId}-${id.replaceAll(/\W/g, '-')}`;
}
