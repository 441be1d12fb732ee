import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

type Shown = (props: never) => ReactNode;

/**
 * Components whose code comes when the first of them is shown, in one chunk. To who uses them they are ordinary
 * components. It is not React's `lazy`, because that needs a Suspense boundary around every use, keeps a failed load
 * for ever, and holds its fallback for 300 ms even when the code is there at once.
 */
export function later<Parts>(load: () => Promise<Parts>) {
  let parts: Parts | undefined;

  /** One of them. Until it is there, it keeps a place of this many pixels free. */
  return function part<Part extends Shown>(pick: (parts: Parts) => Part, space = 0): Part {
    function Later(props: object) {
      const [, setArrived] = useState(parts);
      useEffect(() => {
        if (parts) return undefined;
        let isShown = true;
        const show = (next: () => Parts) => isShown && setArrived(next);
        load().then(
          (loaded) => show(() => (parts = loaded)),
          // Thrown while rendering, where the boundary of the screen catches it.
          (error: unknown) =>
            show(() => {
              throw error;
            }),
        );
        return () => {
          isShown = false;
        };
      }, []);
      if (!parts) {
        return <span style={{ display: 'inline-block', minInlineSize: space, minBlockSize: space }} />;
      }
      // The same props that `Part` takes: the type that is given back says so.
      return createElement(pick(parts) as unknown as ComponentType<object>, props);
    }
    // The caller sees what is loaded; only the moment of its arrival is ours.
    return Later as unknown as Part;
  };
}
