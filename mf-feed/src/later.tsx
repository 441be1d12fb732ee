import { ErrorState, Screen, Spinner, useWords } from '@plaza/design-system';
import { onConnectionBack, useTitle } from '@plaza/shell-contract';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import classes from './later.module.css';
import { pagingWords } from './paging/words.ts';

/** A network that has just come back may not carry anything yet. */
const AGAIN_MS = 1_000;

/**
 * A screen whose code comes when it is first shown. Unlike React's `lazy` it asks again after a failed load. Without a
 * network it waits in its own place, so that what was open before it is there when one goes back. Any other failure it tries
 * once more, and then throws while rendering: the shell's panel offers Retry, which fetches damaged files anew, and the next life tries again.
 */
export function later<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let screen: ComponentType<Props> | undefined;

  return function Later(props: Props) {
    const [Shown, setScreen] = useState(() => screen);
    const [tried, setTried] = useState(0);
    const [isOffline, setIsOffline] = useState(false);
    const isSecondTry = useRef(false);
    useEffect(() => {
      if (screen) return undefined;
      let isShown = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (next: () => ComponentType<Props>) => isShown && setScreen(next);
      load().then(
        // What is loaded under this name takes the props that its type says.
        (loaded) => show(() => (screen = loaded[name] as unknown as ComponentType<Props>)),
        (error: unknown) => {
          if (!isShown) return;
          if (!navigator.onLine) {
            isSecondTry.current = false;
            setIsOffline(true);
          } else if (isSecondTry.current) {
            show(() => {
              throw error;
            });
          } else {
            isSecondTry.current = true;
            timer = setTimeout(() => setTried((times) => times + 1), AGAIN_MS);
          }
        },
      );
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [tried]);
    const again = useCallback(() => {
      setIsOffline(false);
      setTried((times) => times + 1);
    }, []);
    if (Shown) return createElement(Shown, props);
    return isOffline ? <Offline onRetry={again} /> : <Waiting />;
  };
}

/** Comes by itself when the network is back. */
function Offline({ onRetry }: { onRetry: () => void }) {
  const t = useWords(pagingWords);
  // Only the screen knows what it is called, and the frame says already that one is offline.
  useTitle(undefined);
  useEffect(() => onConnectionBack(onRetry), [onRetry]);
  return (
    <Screen>
      <ErrorState level={1} title={t.partOffline} onRetry={onRetry}>
        {t.partOfflineWords}
      </ErrorState>
    </Screen>
  );
}

function Waiting() {
  const t = useWords(pagingWords);
  // Only the screen knows what it is called.
  useTitle(undefined);
  return (
    <div className={classes.waiting}>
      <Spinner label={t.loading} />
    </div>
  );
}

/** What a component takes. */
export type PropsOf<Shown> = Shown extends (props: infer Props extends object) => ReactNode ? Props : object;
