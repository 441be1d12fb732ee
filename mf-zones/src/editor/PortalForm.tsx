import { Button, Select, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { useState } from 'react';
import classes from './Editor.module.css';
import { editorWords } from './words.ts';

interface PortalFormProps {
  /** Null where there is no place for one. */
  onAdd: ((to: string, name: string) => void) | null;
}

/** A way into another zone of this plaza. */
export function PortalForm({ onAdd }: PortalFormProps) {
  const t = useWords(editorWords);
  const places = useCall('GET /zones');
  const made = useCall('GET /zones/made', { query: {} });
  const list = [
    ...(places.status === 'ready' ? places.answer : []),
    ...(made.status === 'ready' ? made.answer : []),
  ];
  const [path, setPath] = useState('');
  const chosen = list.find((zone) => zone.path === path) ?? list[0];
  if (!chosen) return null;
  return (
    <div className={classes.row}>
      <Select
        label={t.portal}
        value={chosen.path}
        options={list.map((zone) => ({ value: zone.path, label: zone.name }))}
        onChange={({ value }) => setPath(value)}
      />
      <Button variant="secondary" disabled={!onAdd} onClick={() => onAdd?.(chosen.path, chosen.name)}>
        {t.putPortal}
      </Button>
    </div>
  );
}
