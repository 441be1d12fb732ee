import type { Investor } from '@plaza/api-contract';
import { IconButton, useWords, Icon } from '@plaza/design-system';
import { CircleCheckBig, Eye, Mail, Trash2, UserCheck } from 'lucide';
import { memo } from 'react';
import classes from './Investors.module.css';
import type { useInvestorActs } from './useInvestorActs.ts';
import { investorsWords } from './words.ts';

interface InvestorRowActsProps {
  investor: Investor;
  acts: ReturnType<typeof useInvestorActs>;
  onDetails: (investor: Investor) => void;
  onRemove: (investor: Investor) => void;
}

/** What can be done with one investor. Who stays in the list while somebody types is not drawn anew. */
export const InvestorRowActs = memo(function InvestorRowActs(props: InvestorRowActsProps) {
  const { investor, acts, onDetails, onRemove } = props;
  const t = useWords(investorsWords);
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
          <Icon icon={Mail} />
        </IconButton>
      )}
      {action ? (
        <span className={classes.engaged} role="img" aria-label={t.done({ email })} title={t.engaged}>
          <Icon icon={CircleCheckBig} />
        </span>
      ) : (
        <IconButton label={t.reviewOf({ email })} onClick={() => acts.review(investor)}>
          <Icon icon={UserCheck} />
        </IconButton>
      )}
      <IconButton label={t.details({ email })} onClick={() => onDetails(investor)}>
        <Icon icon={Eye} />
      </IconButton>
      <IconButton label={t.remove({ email })} onClick={() => onRemove(investor)}>
        <Icon icon={Trash2} />
      </IconButton>
    </span>
  );
});
