import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { placePopup } from '../popup/index.ts';
import classes from './Tooltip.module.css';

/** How long a pointer rests before it is answered; passing over is no question. */
const restMs = 500;

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'ref' | 'children'> {
  /** A few words that help; never the only place where something is said, for a finger does not rest. */
  words: string;
  /** The one thing it explains. It must be reachable by keyboard. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Words beside a thing while a mouse rests on it or the keyboard has reached it. */
export function Tooltip({ words, children, className = '', ...rest }: TooltipProps) {
  const id = useId();
  const [status, setStatus] = useState<'hidden' | 'asked' | 'shown'>('hidden');
  const tip = useTip(status === 'shown');

  useEffect(() => {
    if (status !== 'asked') return undefined;
    const timer = window.setTimeout(() => setStatus('shown'), restMs);
    return () => window.clearTimeout(timer);
  }, [status]);

  const hide = () => setStatus('hidden');
  return (
    <span
      {...rest}
      className={`${classes.place} ${className}`}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch' && status === 'hidden') setStatus('asked');
      }}
      onPointerLeave={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setStatus('shown');
      }}
      onBlur={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={classes.tip}>
        {words}
      </span>
    </span>
  );
}

/** Shows the tip in the top layer, beside its place. */
function useTip(isShown: boolean) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tip = ref.current;
    const anchor = tip?.previousElementSibling;
    if (!isShown || !tip || !anchor) return undefined;
    tip.showPopover();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: tip.offsetWidth, height: tip.offsetHeight };
    const { left, top } = placePopup(anchor.getBoundingClientRect(), size, view);
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
    return () => tip.hidePopover();
  }, [isShown]);
  return ref;
}
