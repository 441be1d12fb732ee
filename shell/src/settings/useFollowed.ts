import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a field that shows something that may change elsewhere: it follows, but for what is being written into it. */
export function useFollowed(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (field.current?.value === before.current) field.current.value = value;
    before.current = value;
  }, [value]);
  return field;
}
