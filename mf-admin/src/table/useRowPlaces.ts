import { type FocusEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';

const CONTROLS = 'button, a, input';

/**
 * For a table whose rows change as fast as somebody types: each place in it stays, and shows another thing. To take all
 * rows away and bring others costs several times as much. Nobody comes from one thing to another by that: the focus goes
 * with the control it was on, or leaves; and a press that began on one thing does nothing to another.
 */
export function useRowPlaces<Row extends object>(rows: readonly Row[]) {
  const table = useRef<HTMLTableElement>(null);
  const focused = useRef<string>(undefined);
  const pressed = useRef<string>(undefined);
  const places = useMemo(() => new Map(rows.map((row, place) => [row, String(place)])), [rows]);

  useLayoutEffect(() => {
    const { current: name } = focused;
    const now = document.activeElement;
    if (name === undefined || !table.current || nameOf(now) === name) return;
    const controls = [...table.current.querySelectorAll<HTMLElement>(CONTROLS)];
    const same = controls.find((one) => nameOf(one) === name);
    focused.current = undefined;
    if (same) same.focus();
    else if (now instanceof HTMLElement && table.current.contains(now)) now.blur();
  }, [rows]);

  return {
    ref: table,
    rowKey: ({ row }: { row: Row }) => places.get(row) ?? '',
    onFocus: ({ target }: FocusEvent) => void (focused.current = nameOf(target)),
    // Not said of a control that is taken away with its place.
    onBlur: () => void (focused.current = undefined),
    onPointerDownCapture: ({ target }: PointerEvent) => void (pressed.current = nameOf(controlAt(target))),
    onClickCapture: (event: MouseEvent) => {
      const { current: began } = pressed;
      pressed.current = undefined;
      // By keyboard nothing is pressed down before.
      if (event.detail === 0 || began === undefined || began === nameOf(controlAt(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function controlAt(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

/** Each control of a row names its thing. */
function nameOf(control: Element | null): string | undefined {
  return control?.getAttribute('aria-label') ?? control?.textContent ?? undefined;
}
