import type { RemoteStatus } from '@plaza/api-contract';
import { Button, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { ShareSlider } from '../acts/ShareSlider.tsx';
import type { RemoteAct } from '../acts/RemoteAct.ts';
import { actWords } from '../acts/words.ts';
import classes from '../Console.module.css';

interface CanaryPanelProps {
  canary: NonNullable<RemoteStatus['canary']>;
  onAsk: (act: RemoteAct) => void;
}

/** A version that some get: for more of them, for all, or taken back. */
export function CanaryPanel({ canary: { version, percent }, onAsk }: CanaryPanelProps) {
  const t = useWords(actWords);
  const [share, setShare] = useState(percent);
  return (
    <section className={classes.panel} aria-labelledby="canary">
      <h2 className={classes.sectionTitle} id="canary">
        {t.canaryTitle({ version, percent })}
      </h2>
      <ShareSlider share={share} onChange={setShare} />
      <div className={classes.acts}>
        <Button
          variant="secondary"
          disabled={share === percent}
          onClick={() =>
            onAsk(
              share === 100 ? { kind: 'activate', version } : { kind: 'activate', version, percent: share },
            )
          }
        >
          {t.setShare}
        </Button>
        <Button onClick={() => onAsk({ kind: 'activate', version })}>{t.forAll}</Button>
        <Button variant="secondary" onClick={() => onAsk({ kind: 'withdraw', version })}>
          {t.withdraw}
        </Button>
      </div>
    </section>
  );
}
