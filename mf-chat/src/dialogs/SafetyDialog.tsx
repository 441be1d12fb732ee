import { Button, Dialog, Notice, Spinner, useWords } from '@plaza/design-system';
import { useEffect, useState } from 'react';
import { nameOf } from '../conversation/names.ts';
import { sayError } from '../conversation/sayError.ts';
import { useConversation } from '../conversation/useConversation.ts';
import { conversationWords } from '../conversation/words.ts';
import { groupSafetyNumber, safetyNumber } from '@plaza/crypto/safety';
import { useChanging, useChat } from '../provider/useChat.ts';
import { QrCode } from '../safety/QrCode.tsx';
import { ScanPart } from '../safety/ScanPart.tsx';
import { safetyWords } from '../safety/words.ts';
import classes from './fields.module.css';
import { chatDialogWords } from './words.ts';

export interface SafetyDialogProps {
  /** Whose keys are compared; nobody's for a whole group. */
  userId: string | undefined;
  onClose: () => void;
}

/** Sixty digits that are the same on both sides, unless somebody stands in between. */
export function SafetyDialog({ userId, onClose }: SafetyDialogProps) {
  const t = useWords(chatDialogWords);
  const s = useWords(safetyWords);
  const names = useWords(conversationWords);
  const engine = useChat();
  const { conversation } = useConversation();
  const { chat } = useChanging(conversation.state);
  const [digits, setDigits] = useState<'computing' | 'none' | 'failed' | { text: string }>('computing');
  const { people, me } = engine;
  const epochs = engine.epochsOf(conversation.chatId);
  useEffect(() => {
    let isShown = true;
    const compute = async () => {
      if (userId === undefined) {
        const epoch = await epochs.last();
        return epoch && groupSafetyNumber(epoch.hash);
      }
      const chains = await people.chainsOf([me, userId]);
      const [own, theirs] = [chains.get(me), chains.get(userId)];
      return own && theirs && safetyNumber(own, theirs);
    };
    compute().then(
      (text) => isShown && setDigits(text ? { text } : 'none'),
      () => isShown && setDigits('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [userId, people, me, epochs]);
  const name = userId === undefined ? '' : nameOf(names, chat, userId, me);
  const [compared, setCompared] = useState<'not-yet' | 'same' | 'different'>('not-yet');
  const [step, setStep] = useState<'comparing' | 'letting' | 'busy' | { failed: string }>('comparing');
  const accept = async () => {
    if (userId === undefined) return onClose();
    const began = people.standing.read().get(userId) === 'reset';
    await people.accept(userId);
    // Who began anew cannot open what was said before. In a group its owner decides.
    const mayLet = chat?.kind === 'pair' || chat?.role === 'owner';
    if (began && mayLet) setStep('letting');
    else onClose();
  };
  const letRead = async () => {
    if (userId === undefined) return;
    setStep('busy');
    try {
      await epochs.letRead(userId);
      onClose();
    } catch (error) {
      setStep({ failed: sayError(error) });
    }
  };
  if (step !== 'comparing') {
    return (
      <Dialog
        open
        size="s"
        title={t.letRead}
        onClose={onClose}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t.notNow}
            </Button>
            <Button busy={step === 'busy'} onClick={() => void letRead()}>
              {t.letReadAct}
            </Button>
          </>
        }
      >
        {typeof step === 'object' ? <Notice tone="bad">{t.failed({ why: step.failed })}</Notice> : null}
        <p>{t.letReadWords({ name })}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={t.safety}
      onClose={onClose}
      footer={
        typeof digits === 'object' && compared === 'not-yet' ? (
          <>
            <Button variant="secondary" onClick={() => setCompared('different')}>
              {s.notSame}
            </Button>
            <Button onClick={() => void accept()}>{t.matches}</Button>
          </>
        ) : (
          <Button
            variant={compared === 'same' ? 'primary' : 'secondary'}
            onClick={() => (compared === 'same' ? void accept() : onClose())}
          >
            {compared === 'same' ? s.done : t.close}
          </Button>
        )
      }
    >
      <div className={classes.fields}>
        {digits === 'computing' ? <Spinner label={t.computing} /> : null}
        {digits === 'failed' ? <Notice tone="bad">{t.safetyFailed}</Notice> : null}
        {digits === 'none' ? (
          <p>{userId === undefined ? t.safetyNoneGroup : t.safetyNone({ name })}</p>
        ) : null}
        {typeof digits === 'object' ? (
          <>
            {compared === 'same' ? <Notice tone="good">{s.same}</Notice> : null}
            {compared === 'different' ? (
              <Notice
                tone="bad"
                title={s.different}
                action={
                  <Button size="s" variant="secondary" onClick={() => setCompared('not-yet')}>
                    {t.compareAgain}
                  </Button>
                }
              >
                {userId === undefined ? s.differentGroup : s.differentWords({ name })}
              </Notice>
            ) : null}
            <p className={classes.soft}>{userId === undefined ? t.safetyGroup : t.safetyWords({ name })}</p>
            <div className={classes.digits} role="group" aria-label={t.safety}>
              {digits.text.split(' ').map((block, at) => (
                // The digits stand in an order, and may repeat.
                <span key={at}>{block}</span>
              ))}
            </div>
            <QrCode digits={digits.text.replaceAll(' ', '')} label={s.code} />
            {compared === 'not-yet' ? (
              <ScanPart
                onDigits={(seen) =>
                  setCompared(seen === digits.text.replaceAll(' ', '') ? 'same' : 'different')
                }
              />
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
