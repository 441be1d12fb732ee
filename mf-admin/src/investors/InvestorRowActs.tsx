import type { Investor } from '@plaza/api-contract';
import { Icon, IconButton } from '@plaza/design-system';
import { CircleCheckBig, Eye, Mail, RotateCcw, Trash2, UserCheck } from 'lucide';
import classes from './Investors.module.css';
import type { useInvestorActs } from './useInvestorActs.ts';
import type { investorsWords } from './words.ts';

interface InvestorRowActsProps {
  investor: Investor;
  acts: ReturnType<typeof useInvestorActs>;
  words: typeof investorsWords.now;
  onDetails: (investor: Investor) => void;
  onRemove: (investor: Investor) => void;
  onAgain: (investor: Investor) => void;
}

// Made once: what is the same is not looked at again.
const icons = {
  send: <Icon icon={Mail} />,
  again: <Icon icon={RotateCcw} />,
  done: <Icon icon={CircleCheckBig} />,
  review: <Icon icon={UserCheck} />,
  details: <Icon icon={Eye} />,
  remove: <Icon icon={Trash2} />,
};

/** What can be done with one investor. */
export function InvestorRowActs(props: InvestorRowActsProps) {
  const { investor, acts, words: t, onDetails, onRemove, onAgain } = props;
  const { email, status, action } = investor;
  return (
    <span className={classes.acts}>
      {status ? null : (
        <IconButton
          label={t.sendTo({ email })}
          disabled={acts.sending !== undefined}
          data-status={acts.sending === email ? 'sending' : undefined}
          onClick={() => acts.send(investor)}
        >
          {icons.send}
        </IconButton>
      )}
      {hasComeBack(investor) ? (
        <IconButton label={t.sendAgain({ email })} onClick={() => onAgain(investor)}>
          {icons.again}
        </IconButton>
      ) : null}
      {action ? (
        <span className={classes.engaged} role="img" aria-label={t.done({ email })} title={t.engaged}>
          {icons.done}
        </span>
      ) : (
        <IconButton label={t.reviewOf({ email })} onClick={() => acts.review(investor)}>
          {icons.review}
        </IconButton>
      )}
      <IconButton label={t.details({ email })} onClick={() => onDetails(investor)}>
        {icons.details}
      </IconButton>
      <IconButton label={t.remove({ email })} onClick={() => onRemove(investor)}>
        {icons.remove}
      </IconButton>
    </span>
  );
}

/** A letter to them left, and was brought back: another may go, if somebody wants it to. */
function hasComeBack({ status, mail, is_suppressed: isSuppressed }: Investor): boolean {
  return status && !isSuppressed && (mail?.state === 'soft' || mail?.state === 'blocked');
}
