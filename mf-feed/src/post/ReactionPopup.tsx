import { Feeling, meanOneThing, useCloseOnLeaving, useWords } from '@plaza/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { postWords } from './words.ts';
import classes from './ReactionPopup.module.css';

export interface ReactionPopupProps {
  /** The emojis there are to choose from. */
  choices: readonly string[];
  chosen: string | null;
  /** Whether the focus goes into it: it does when it was asked for by a button, not when stars brought it. */
  takesFocus: boolean;
  onPick: (pick: { emoji: string }) => void;
  onClose: (how: { hadFocus: boolean }) => void;
  /** Takes stars and feeling back; left out when there is nothing to take back. */
  onTakeBack?: (() => void) | undefined;
}

/** A few feelings to choose from, above what they are about. Escape, Back, a press or a step elsewhere closes it. */
export function ReactionPopup({
  choices,
  chosen,
  takesFocus,
  onPick,
  onClose,
  onTakeBack,
}: ReactionPopupProps) {
  const t = useWords(postWords);
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useCloseOnLeaving(true, () =>
    onClose({ hadFocus: panel.current?.contains(document.activeElement) ?? false }),
  );
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const owner = panel.current?.parentElement;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !owner?.contains(target)) close({ hadFocus: false });
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      ({ target, relatedTarget }) => {
        if (!(target instanceof Node) || panel.current?.contains(target)) return;
        // Stars may be gone through while it is open. Whoever has been in it and steps out has done with it.
        const stepsOut = relatedTarget instanceof Node && panel.current?.contains(relatedTarget);
        const isOpener = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
        if (!owner?.contains(target) || (stepsOut && !isOpener)) close({ hadFocus: false });
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        const hadFocus = panel.current?.contains(document.activeElement) ?? false;
        if (key === 'Escape') close({ hadFocus });
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);

  return (
    <div ref={panel} className={classes.popup} role="group" aria-label={t.howDoesItFeel}>
      {choices.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className={classes.emoji}
          aria-pressed={emoji === chosen}
          aria-label={emoji}
          onClick={meanOneThing(() => onPick({ emoji }))}
        >
          <Feeling emoji={emoji} aria-hidden="true" />
        </button>
      ))}
      {onTakeBack ? (
        <button type="button" className={classes.back} onClick={meanOneThing(onTakeBack)}>
          {t.takeBack}
        </button>
      ) : null}
    </div>
  );
}
