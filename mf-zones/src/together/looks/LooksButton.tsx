import type { Looks } from '@plaza/api-contract';
import { Button, Dialog, Icon, IconButton, Select, useWords } from '@plaza/design-system';
import { useCall, useShell, useStream } from '@plaza/shell-contract';
import { Shirt } from 'lucide';
import { useEffect, useState } from 'react';
import {
  ACCENTS,
  BOTTOMS,
  HAIR,
  HAIRS,
  HATS,
  KINDS,
  looksOf,
  SKINS,
  TOPS,
} from '../../world/people/looks.ts';
import { useAct } from '../../link/act/useAct.ts';
import type { Body } from '../../link/body.ts';
import type { ZoneLink } from '../../link/ZoneLink.ts';
import classes from './LooksButton.module.css';
import { looksWords } from './words.ts';

const COLOURS = [
  ['skin', SKINS],
  ['hair', HAIRS],
  ['top', TOPS],
  ['bottom', BOTTOMS],
  ['accent', ACCENTS],
] as const;

/** How one looks in all zones: two kinds of body, colours, hair, a hat. The others see it at once. */
export function LooksButton({ link, body }: { link: ZoneLink; body: Body | null }) {
  const t = useWords(looksWords);
  const act = useAct(link);
  const { session$ } = useShell();
  const session = useStream(session$, { status: 'guest' });
  const username = session.status === 'member' ? session.user.username : '';
  const kept = useCall('GET /zones/looks');
  const [chosen, setChosen] = useState<Looks | null>(null);
  const [isOpen, setOpen] = useState(false);
  const looks = chosen ?? (kept.status === 'ready' ? kept.answer.looks : null) ?? looksOf(username);

  const key = JSON.stringify(looks);
  useEffect(() => {
    // Written by JSON.stringify a moment ago.
    body?.dress?.(JSON.parse(key) as Looks);
  }, [body, key]);

  const choose = (change: Partial<Looks>) => {
    const next = { ...looks, ...change };
    setChosen(next);
    void act({ kind: 'looks', looks: next });
  };

  return (
    <>
      <IconButton label={t.title} variant="secondary" onClick={() => setOpen(true)}>
        <Icon icon={Shirt} />
      </IconButton>
      <Dialog open={isOpen} title={t.title} onClose={() => setOpen(false)}>
        <div className={classes.looks}>
          <div className={classes.row} role="group" aria-label={t.kind}>
            {KINDS.map((kind) => (
              <Button
                key={kind}
                variant={looks.kind === kind ? 'primary' : 'secondary'}
                aria-pressed={looks.kind === kind}
                onClick={() => choose({ kind })}
              >
                {t[kind]}
              </Button>
            ))}
          </div>
          {COLOURS.map(([part, colours]) => (
            <div key={part} className={classes.row} role="group" aria-label={t[part]}>
              <span className={classes.label}>{t[part]}</span>
              {colours.map((colour, at) => (
                <button
                  key={colour}
                  type="button"
                  className={classes.colour}
                  style={{ backgroundColor: colour }}
                  aria-label={t.colour({ part: t[part], number: at + 1 })}
                  aria-pressed={looks[part] === colour}
                  onClick={() => choose({ [part]: colour })}
                />
              ))}
            </div>
          ))}
          <Select
            label={t.hairStyle}
            value={looks.hairStyle}
            options={HAIR.map((value) => ({ value, label: t[`hair_${value}`] }))}
            // The values are those of the list.
            onChange={({ value }) => choose({ hairStyle: value as Looks['hairStyle'] })}
          />
          <Select
            label={t.hat}
            value={looks.hat}
            options={HATS.map((value) => ({ value, label: t[`hat_${value}`] }))}
            // The values are those of the list.
            onChange={({ value }) => choose({ hat: value as Looks['hat'] })}
          />
        </div>
      </Dialog>
    </>
  );
}
