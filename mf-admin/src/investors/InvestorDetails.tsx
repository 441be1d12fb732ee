import type { Investor } from '@plaza/api-contract';
import { Button, Dialog, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { Fragment } from 'react';
import { investorDay } from '../format/adminDate.ts';
import classes from './Investors.module.css';
import { deliveryWords, freeWords, investorFormWords, investorsWords } from './words.ts';

interface InvestorDetailsProps {
  investor: Investor;
  onClose: () => void;
  /** Mail shall go to them again. */
  onFree: () => void;
}

/** Everything that is known of an investor, and of the last letter to them. */
export function InvestorDetails({ investor, onClose, onFree }: InvestorDetailsProps) {
  const t = useWords(investorFormWords);
  const list = useWords(investorsWords);
  const states = useWords(deliveryWords);
  const letter = useCall('GET /investor/letter');
  const left = useWords(freeWords);
  const { mail, suppressed } = investor;
  const subject = mail && letter.status === 'ready' ? letter.answer.subjects[mail.subject] : undefined;
  const facts: [name: string, value: string][] = [
    [t.name, investor.name],
    [t.email, investor.email],
    [t.note, investor.note],
    [list.status, investor.status ? list.sent : list.hold],
    [list.action, investor.action ? list.engaged : list.looking],
    [t.added, investorDay(investor.createdAt)],
    [t.by, investor.creator_username ?? investor.creator ?? list.unknownCreator],
    [t.mail, mail ? `${states[mail.state]}, ${investorDay(mail.at)}` : t.noMail],
    ...(suppressed
      ? ([[left.leftOut, `${left[suppressed.reason]} ${investorDay(suppressed.at)}`]] as [string, string][])
      : []),
    ...(subject ? ([[t.subject, subject]] as [string, string][]) : []),
    ...(mail?.response ? ([[t.answer, mail.response]] as [string, string][]) : []),
  ];
  return (
    <Dialog
      open
      title={t.details}
      onClose={onClose}
      footer={
        <>
          {suppressed ? (
            <Button variant="ghost" onClick={onFree}>
              {left.act}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value || list.unknownCreator}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
