import { Icon, IconButton, Popover, useWords } from '@plaza/design-system';
import { CircleQuestionMark } from 'lucide';
import { zoneHelpWords } from './words.ts';
import classes from './HelpButton.module.css';

const HANDS = ['keys', 'mouse', 'touch', 'gamepad', 'words'] as const;

/** How one moves, with whatever is in one's hands. */
export function HelpButton() {
  const t = useWords(zoneHelpWords);
  return (
    <Popover
      label={t.title}
      trigger={(trigger) => (
        <IconButton {...trigger} label={t.title} variant="secondary">
          <Icon icon={CircleQuestionMark} />
        </IconButton>
      )}
    >
      <dl className={classes.help}>
        {HANDS.map((hand) => (
          <div key={hand}>
            <dt>{t[hand]}</dt>
            <dd>{t[`${hand}How`]}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
