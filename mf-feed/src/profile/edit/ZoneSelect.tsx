import { Select, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { editWords } from './words.ts';

interface ZoneSelectProps {
  /** The one that was chosen before: there at once, and also when the list does not come. */
  present: { name: string; path: string } | undefined;
  value: string;
  onChange(change: { value: string }): void;
}

/** One of the zones, or none. */
export function ZoneSelect({ present, value, onChange }: ZoneSelectProps) {
  const t = useWords(editWords);
  const zones = useCall('GET /zones');
  const known = zones.status === 'ready' ? zones.answer : present ? [present] : [];
  return (
    <Select
      label={t.zone}
      hint={t.zoneHint}
      error={zones.status === 'failed' ? t.zonesFailed : undefined}
      options={[
        { value: '', label: t.noZone },
        ...known.map(({ name, path }) => ({ value: path, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
