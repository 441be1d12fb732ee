import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** After a finger is gone its press is still on the way. */
const TAP_MS = 400;
/** A mouse that lies still for so long is about to press nothing. */
const STILL_MS = 3000;

/**
 * The same chats, in an order that stands still while somebody points at the list or goes through it by keys: what they
 * are about to press stays where it is. What comes anew meanwhile stands at the end, and all of it moves when they leave.
 */
export function useSteadyOrder<Chat extends { id: string }>(chats: readonly Chat[]) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [order, setOrder] = useState<readonly string[]>([]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leaveAfter = (ms: number) => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setIsPointedAt(false), ms);
  };
  useEffect(() => () => clearTimeout(leaving.current), []);
  const isHeld = isPointedAt || hasFocus;
  const isSame = order.length === chats.length && chats.every(({ id }, at) => id === order[at]);
  if (!isHeld && !isSame) setOrder(chats.map(({ id }) => id));

  const point = ({ pointerType }: PointerEvent) => {
    setIsPointedAt(true);
    if (pointerType === 'mouse') leaveAfter(STILL_MS);
    else clearTimeout(leaving.current);
  };
  const handlers = {
    onPointerEnter: point,
    onPointerMove: point,
    onPointerLeave: ({ pointerType }: PointerEvent) => leaveAfter(pointerType === 'mouse' ? 0 : TAP_MS),
    // A press leaves the focus behind, and would hold the list for good.
    onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  };
  return { chats: isHeld ? inOrder(chats, order) : chats, handlers };
}

function inOrder<Chat extends { id: string }>(chats: readonly Chat[], order: readonly string[]): Chat[] {
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : Infinity);
  return chats.toSorted((one, other) => {
    const [here, there] = [placeOf(one.id), placeOf(other.id)];
    return here === there ? 0 : here - there;
  });
}
