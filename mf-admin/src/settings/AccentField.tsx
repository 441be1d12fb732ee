import { accentContrast, inkOn, TEXT_CONTRAST } from '@plaza/api-contract/values';
import { TextField, useLocale, useWords } from '@plaza/design-system';
import classes from './Settings.module.css';
import { settingsWords } from './words.ts';

interface AccentFieldProps {
  label: string;
  theme: 'dark' | 'light';
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour by its number or by the browser's own picker, and whether text in it can be read. */
export function AccentField({ label, theme, value, error, onChange }: AccentFieldProps) {
  const t = useWords(settingsWords);
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  const isColour = HEX.test(value);
  const contrast = isColour ? accentContrast(theme, value.toLowerCase()) : 0;
  const words = { ratio: number.format(contrast) };
  const isRead = contrast >= TEXT_CONTRAST;
  const trouble = isColour ? (isRead ? undefined : t.contrastBad(words)) : t.noColour;
  return (
    <div className={classes.accent}>
      <TextField
        label={label}
        hint={isColour && isRead ? t.contrastGood(words) : t.accentHint}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={7}
        placeholder="#"
        value={value}
        error={value ? (trouble ?? error) : error}
        onChange={(change) => onChange(change.value)}
      />
      <input
        type="color"
        className={classes.picker}
        aria-label={label}
        // The picker knows no empty colour; it begins with what the design has.
        value={isColour ? value : theme === 'dark' ? '#ffb454' : '#9a4f00'}
        onChange={({ target }) => onChange(target.value)}
      />
      {isColour && isRead ? (
        <span className={classes.sample} style={{ background: value, color: inkOn(value) }}>
          {t.sample}
        </span>
      ) : null}
    </div>
  );
}
