import { onConnectionBack, useShell } from '@plaza/shell-contract';
import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { laterWords } from './provider/words.ts';

type PropsOf<Shown> = Shown extends (props: infer Props extends object) => ReactNode ? Props : object;

export interface LaterProps {
  onClose?(): void;
  /** What stands there until it has come. */
  meanwhile?: ReactNode;
}

/**
 * A part whose code comes when it is first shown. One that does not come says so and closes: next time it is asked for
 * again, and where it stays open when the connection is back.
 */
export function laterPart<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module[Name]> & LaterProps> {
  type Props = PropsOf<Module[Name]> & LaterProps;
  let part: ComponentType<Props> | undefined;
  /** Many may wait for it at once; who has asked first says that it does not come. */
  let coming: Promise<Module> | undefined;

  return function Later(props: Props) {
    const { toast } = useShell();
    const [Part, setPart] = useState(() => part);
    const close = useRef(props.onClose);
    useEffect(() => {
      close.current = props.onClose;
    });
    useEffect(() => {
      let isShown = true;
      const bring = (): void => {
        // Another one may have brought it since this one was drawn.
        if (part) return setPart(() => part);
        const isFirst = !coming;
        coming ??= load().finally(() => (coming = undefined));
        coming.then(
          (loaded) => {
            // What is loaded under this name takes the props that its type says.
            part = loaded[name] as unknown as ComponentType<Props>;
            if (isShown) setPart(() => part);
          },
          () => {
            if (!isShown) return;
            if (isFirst) toast({ message: laterWords.now.failed, tone: 'bad' });
            close.current?.();
          },
        );
      };
      bring();
      const stop = onConnectionBack(bring);
      return () => {
        isShown = false;
        stop();
      };
    }, [toast]);
    return Part ? createElement(Part, props) : props.meanwhile;
  };
}
