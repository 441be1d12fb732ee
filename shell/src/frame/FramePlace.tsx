import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { picture } from '../parts/picture.ts';
import { useHost } from '../host/useHost.ts';

export interface FramePlaceProps extends Omit<ComponentProps<'div'>, 'ref' | 'children'> {
  /** Remotes bring widgets for it under this name. */
  name: string;
}

/** A place that the frame itself offers. */
export function FramePlace({ name, ...rest }: FramePlaceProps) {
  const { places } = useHost();
  const ref = useRef<HTMLDivElement>(null);
  // Before it is painted: the space for what comes is there from the beginning, and nothing moves when it does.
  useLayoutEffect(() => (ref.current ? places.offer(name, ref.current) : undefined), [name, places]);
  // What is drawn has nobody to say that something comes here.
  return <div {...rest} ref={ref} data-awaited={picture.isShown ? '' : undefined} />;
}
