import { Button, Dialog, EmptyState, Icon, Kbd, useWords } from '@plaza/design-system';
import { Search } from 'lucide';
import { useId } from 'react';
import { PaletteList, optionId } from './PaletteList.tsx';
import { usePalette } from './usePalette.ts';
import { paletteWords } from './words.ts';
import classes from './PaletteDialog.module.css';

/** One field that leads anywhere: places, people, zones, games, settings, and a few things to do. */
export function PaletteDialog({ onClose }: { onClose(): void }) {
  const t = useWords(paletteWords);
  const palette = usePalette(onClose);
  const { typed, text, groups, active, pointed, count, status } = palette;
  const listId = useId();
  const isEmpty = count === 0 && status !== 'looking';
  const said = { failed: t.failed, looking: t.looking, ready: text ? t.found({ count }) : '' };
  return (
    <Dialog open title={t.title} className={classes.palette} onClose={onClose}>
      <div className={classes.field}>
        <Icon icon={Search} aria-hidden="true" />
        <input
          dir="auto"
          data-first-focus
          className={classes.input}
          role="combobox"
          aria-label={t.field}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={pointed ? optionId(listId, pointed) : undefined}
          placeholder={t.examples}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => palette.type(target.value)}
          onKeyDown={palette.onKeyDown}
        />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        active={active}
        pointed={pointed}
        onPoint={palette.point}
        onChoose={palette.choose}
      />
      {isEmpty && status === 'ready' ? (
        <EmptyState className={classes.empty} title={t.nothing({ text })}>
          {t.nothingHelps}
        </EmptyState>
      ) : null}
      <div className={classes.foot}>
        <p aria-live="polite">{said[status]}</p>
        {status === 'failed' ? (
          <Button variant="ghost" size="s" onClick={palette.retry}>
            {t.retry}
          </Button>
        ) : (
          <p className={classes.keys} aria-hidden="true">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>Enter</Kbd>
          </p>
        )}
      </div>
    </Dialog>
  );
}
