import { takeOwnStep } from '../popup/index.ts';
import { followModals, topModal } from './modals.ts';

/** Marks the entry of the history that stands for an open dialog. Its address is that of the page. */
const MARK = 'plazaDialog';

/** single-spa tells steps of its own by such an event, too: nobody has pressed anything then. */
type BackEvent = PopStateEvent & { singleSpa?: boolean };

let isHeard = false;
/** What leads on from the dialog that is about to close, once its entry is out of the way. */
let onward: (() => void) | undefined;

/**
 * Back closes a dialog first, as people with a phone expect. Browsers with CloseWatcher do so by themselves. In others a
 * dialog gets an entry of its own in the history while it is open, on devices that are touched: going back takes that.
 */
export function closeOnBack(page: Window = window): void {
  if (isHeard || 'CloseWatcher' in page || !page.matchMedia?.('(pointer: coarse)').matches) return;
  isHeard = true;
  const { history } = page;
  const mark = () => {
    if (isMarked(page)) return;
    // Beside the router's wrapper, as the address stays: nobody needs to hear of it.
    History.prototype.pushState.call(history, { ...(history.state as object | null), [MARK]: true }, '');
  };
  const goOn = () => {
    const act = onward;
    onward = undefined;
    act?.();
  };

  followModals(() => {
    if (topModal()) mark();
    // What closed it may lead elsewhere in the same breath; then the entry is behind the new page and stays.
    setTimeout(() => {
      if (!topModal() && isMarked(page)) takeOwnStep(page);
      else goOn();
    });
  });
  const hear = ({ singleSpa }: BackEvent) => {
    const dialog = topModal();
    if (singleSpa || isMarked(page)) return;
    if (!dialog) return goOn();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    // One below it, or one that asks first, closes at the next step back.
    setTimeout(() => topModal() && mark());
  };
  EventTarget.prototype.addEventListener.call(page, 'popstate', hear as EventListener);
}

/**
 * Goes where the dialog that is about to close leads: at once, or when the entry that stands for it has gone from the
 * history. A step through the history that is taken before would be followed by the one that takes the entry.
 */
export function afterDialog(act: () => void, page: Window = window): void {
  if (topModal() && isMarked(page)) onward = act;
  else act();
}

function isMarked({ history }: Window): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[MARK]);
}
