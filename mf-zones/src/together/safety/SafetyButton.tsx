import { Button, Icon, IconButton, Popover, Switch, useWords } from '@plaza/design-system';
import { Shield } from 'lucide';
import classes from './SafetyButton.module.css';
import type { Safety } from './useSafety.ts';
import { safetyWords } from './words.ts';

/** What one can do at once when somebody is a nuisance. */
export function SafetyButton({ safety }: { safety: Safety }) {
  const t = useWords(safetyWords);
  const { hasSpace, isFrozen, setSpace, setFrozen } = safety;
  return (
    <Popover
      label={t.title}
      trigger={(trigger) => (
        <IconButton {...trigger} label={t.title} variant="secondary">
          <Icon icon={Shield} />
        </IconButton>
      )}
    >
      <div className={classes.safety}>
        <div>
          <Button
            variant={isFrozen ? 'primary' : 'danger'}
            aria-pressed={isFrozen}
            onClick={() => setFrozen(!isFrozen)}
          >
            {t.freeze}
          </Button>
          <p className={classes.hint}>{t.freezeHint}</p>
        </div>
        <Switch
          label={t.space}
          hint={t.spaceHint}
          checked={hasSpace}
          onChange={({ checked }) => setSpace(checked)}
        />
      </div>
    </Popover>
  );
}
