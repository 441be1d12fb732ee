import { Spinner, useWords } from '@plaza/design-system';
import { useTitle } from '@plaza/shell-contract';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import classes from './later.module.css';
import { pagingWords } from './paging/words.ts';

/**
 * A screen whose code comes when it is first shown. Unlike React's `lazy` it asks again after a failed load: the
 * failure is thrown while rendering, the shell's panel offers Retry, and the next life tries anew.
 */
export function later<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let screen: ComponentType<Props> | undefined;

  return function Later(props: Props) {
    const [Screen, setScreen] = useState(() => screen);
    useEffect(() => {
      if (screen) return undefined;
      let isShown = true;
      const show = (next: () => ComponentType<Props>) => isShown && setScreen(next);
      load().then(
        // What is loaded under this name takes the props that its type says.
        (loaded) => show(() => (screen = loaded[name] as unknown as ComponentType<Props>)),
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
      return () => {
        isShown = false;
      };
    }, []);
    return Screen ? createElement(Screen, props) : <Waiting />;
  };
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
