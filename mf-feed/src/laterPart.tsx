import { Button, Notice, Spinner, useWords } from '@plaza/design-system';
import { onConnectionBack } from '@plaza/shell-contract';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import type { PropsOf } from './later.tsx';
import { pagingWords } from './paging/words.ts';

export interface LaterPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches its code before it is shown, so that it opens without a network too. */
  preload(): void;
}

/**
 * A part of a screen whose code comes when it is first shown. A load that fails stays in its place, with Retry, and
 * is tried again when the connection is back.
 */
export function laterPart<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  load: () => Promise<Module>,
  name: Name,
): LaterPart<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let part: ComponentType<Props> | undefined;
  // What is loaded under this name takes the props that its type says.
  const bring = async () => (part = (await load())[name] as unknown as ComponentType<Props>);

  function Later(props: Props) {
    const t = useWords(pagingWords);
    const [Part, setPart] = useState(() => part);
    const [round, setRound] = useState(0);
    const [failedRound, setFailedRound] = useState(-1);
    useEffect(() => {
      if (part) return undefined;
      let isShown = true;
      bring().then(
        (loaded) => isShown && setPart(() => loaded),
        () => isShown && setFailedRound(round),
      );
      return () => {
        isShown = false;
      };
    }, [round]);
    const hasFailed = failedRound === round;
    useEffect(
      () => (hasFailed ? onConnectionBack(() => setRound(round + 1)) : undefined),
      [hasFailed, round],
    );
    if (Part) return createElement(Part, props);
    if (!hasFailed) return <Spinner label={t.loading} />;
    return (
      <Notice
        tone="bad"
        action={
          <Button variant="secondary" size="s" onClick={() => setRound(round + 1)}>
            {t.retry}
          </Button>
        }
      >
        {t.partFailed}
      </Notice>
    );
  }
  Later.preload = () => {
    if (!part) bring().catch(() => undefined);
  };
  return Later;
}
