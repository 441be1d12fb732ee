import { Select, type SelectOption, TextField, useIsMobile, useWords } from '@plaza/design-system';
import classes from './Investors.module.css';
import type { useInvestors, Wanted } from './useInvestors.ts';
import { investorsWords } from './words.ts';

/** Search and filters; on a phone the filters are toggles. */
export function InvestorBar({ investors }: { investors: ReturnType<typeof useInvestors> }) {
  const t = useWords(investorsWords);
  const isMobile = useIsMobile();
  const { wanted, want, typed, type } = investors;
  const filters = [
    { name: 'status', label: t.status, yes: t.sent, no: t.hold },
    { name: 'action', label: t.action, yes: t.engaged, no: t.looking },
  ] as const;
  return (
    <div role="search" className={classes.bar}>
      <TextField
        className={classes.search}
        label={t.search}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ value }) => type(value)}
      />
      {filters.map(({ name, label, yes, no }) => {
        const props = {
          label,
          value: wanted[name],
          options: [
            { value: '', label: t.all },
            { value: 'true', label: yes },
            { value: 'false', label: no },
          ],
          // The options are what can be wanted.
          onChange: ({ value }: { value: string }) => want({ [name]: value as Wanted }),
        };
        return isMobile ? <Toggles key={name} {...props} /> : <Select key={name} {...props} />;
      })}
    </div>
  );
}

interface TogglesProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (change: { value: string }) => void;
}

/** One of a few, all of them in sight. */
function Toggles({ label, value, options, onChange }: TogglesProps) {
  return (
    <div className={classes.toggles} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.toggle}
          aria-pressed={option.value === value}
          onClick={() => onChange({ value: option.value })}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
