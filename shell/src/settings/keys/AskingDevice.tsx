import { Button, Notice, OtpField, useWords } from '@plaza/design-system';
import { useEffect, useRef, useState } from 'react';
import formClasses from '../../forms/forms.module.css';
import { useForm } from '../../forms/useForm.ts';
import { useHost } from '../../host/useHost.ts';
import { useSubject } from '../../host/useSubject.ts';
import { wantsProof } from '../../session/Proofs.ts';
import { tabStorage } from '../../storage/deviceStorage.ts';
import { useProven } from '../../proof/useProven.ts';
import { deviceName } from '../deviceName.ts';
import { wordsOf } from '../useAnswer.ts';
import { settingsWords } from '../words.ts';
import { askingPanels$, joinPanels } from '../../keys/askingPanels.ts';
import { keepScanned, scannedIn } from '../../keys/keepScanned.ts';
import { forgetScanned, scannedHere } from '../../keys/linkAddress.ts';
import { answerDevice, type AskedLink, type KeyLink } from '../../keys/linkDevices.ts';
import { useLink } from './useLink.ts';
import classes from './keys.module.css';
import { keyWords } from '../../keys/words.ts';

/** A device of one's own that asks for the keys just now, if there is one. Of several panels the first one answers it. */
export function AskingDevice() {
  const [looks, setLooks] = useState(0);
  const [look] = useState(() => () => setLooks((before) => before + 1));
  useEffect(() => joinPanels(look), [look]);
  const [first] = useSubject(askingPanels$);
  return first === look ? <Answering looks={looks} onDone={() => setLooks(0)} /> : null;
}

/** `looks`: how often somebody wanted to be led here. */
function Answering({ looks, onDone }: { looks: number; onDone: () => void }) {
  const t = useWords(keyWords);
  const { api } = useHost();
  const { moved$ } = useLink();
  const [link, setLink] = useState<KeyLink>();
  // What a camera has read leads here; it does not stay in the address, nor in the history.
  const [scanned, setScanned] = useState(() => scannedHere(window.location.hash, tabStorage));
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // Where this page is open already, the address changes without a load.
    const look = () => setScanned((before) => scannedIn(window.location.hash) ?? before);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    if (scanned === undefined) return;
    // It waits aside until the server has answered: a session that is over meanwhile leads by the login, and back here.
    keepScanned(window.location.hash, tabStorage);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [scanned]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const links = await api.call('GET /keys/links');
      const asking = links.find(
        ({ is_mine: isMine, sealed, commitment }) =>
          !isMine && sealed === null && (scanned === undefined || commitment === scanned),
      );
      if (!isHere) return;
      forgetScanned(tabStorage);
      setIsOver(!asking);
      setLink((before) => {
        if (asking) return before?.id === asking.id ? before : asking;
        // Another one than the one that was scanned is not answered.
        if (scanned !== undefined && before?.commitment !== scanned) return undefined;
        // Another device was faster; what went wrong with this one stays on screen.
        return links.some(({ id, sealed }) => id === before?.id && sealed !== null) ? undefined : before;
      });
    };
    const news = moved$.subscribe(() => void look().catch(() => undefined));
    look().catch(() => undefined);
    return () => {
      isHere = false;
      news.unsubscribe();
    };
  }, [api, moved$, scanned]);
  if (!link) return isOver && scanned !== undefined ? <Notice tone="bad">{t.scanOver}</Notice> : null;
  const handleDone = () => {
    setScanned(undefined);
    setLink(undefined);
    onDone();
  };
  const wanted = looks + (scanned === undefined ? 0 : 1);
  return <Asked key={link.id} link={link} wanted={wanted} onDone={handleDone} />;
}

interface AskedProps {
  link: KeyLink;
  /** More than before: somebody comes for this, and need not look for it on the page. */
  wanted: number;
  onDone(): void;
}

function Asked({ link, wanted, onDone }: AskedProps) {
  const t = useWords(keyWords);
  const settings = useWords(settingsWords);
  const { api, keys, toasts } = useHost();
  const needs = useLink();
  const [asked, setAsked] = useState<AskedLink>();
  const [trouble, setTrouble] = useState('');
  const proven = useProven();
  const refuse = async () => {
    await api.call('DELETE /keys/links/:id', { params: { id: link.id } }).catch(() => undefined);
    onDone();
  };
  useEffect(() => {
    let isHere = true;
    answerDevice(needs, link).then(
      (answered) => isHere && setAsked(answered),
      (error: unknown) => isHere && setTrouble(wordsOf(error)),
    );
    return () => {
      isHere = false;
      needs.leave();
    };
  }, [needs, link]);

  const give = async () => {
    const ring = await keys.ring();
    await asked?.send(await ring.root());
    toasts.say({ tone: 'good', message: t.given });
    onDone();
  };
  const { form, status, errorOf } = useForm({
    fields: ['digits'],
    check: ({ digits }) => ({ digits: digits.length === 6 ? undefined : t.digitsMissing }),
    async send({ digits }) {
      if (asked?.isRight(digits)) {
        await proven(give).catch((error: unknown) => wantsProof(error) || setTrouble(wordsOf(error)));
        return;
      }
      await api.call('DELETE /keys/links/:id', { params: { id: link.id } }).catch(() => undefined);
      setTrouble(t.digitsWrong);
    },
    explain: (apiError) => apiError?.message ?? t.wentWrong,
  });

  const device = deviceName(link.user_agent, settings);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted > 0) section.current?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <section ref={section} className={classes['part']}>
      <h3>{t.asksTitle}</h3>
      <p>{t.asksAbout({ device })}</p>
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <form {...form} className={formClasses['form']}>
        <OtpField label={t.digits} name="digits" required disabled={!asked} error={errorOf('digits')} />
        <div className={classes['acts']}>
          <Button type="submit" busy={status === 'sending'} disabled={!asked || trouble !== ''}>
            {t.give}
          </Button>
          <Button variant="ghost" onClick={() => void refuse()}>
            {t.refuse}
          </Button>
        </div>
      </form>
    </section>
  );
}
