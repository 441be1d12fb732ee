import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';

type Shown = (props: never) => ReactNode;

/** A network that has just come back may not carry anything yet. */
const AGAIN_MS = 1_000;

/**
 * Components whose code comes when the first of them is shown, in one chunk. To who uses them they are ordinary
 * components. It is not React's `lazy`, because that needs a Suspense boundary around every use, keeps a failed load
 * for ever, and holds its fallback for 300 ms even when the code is there at once. Without a
 * network the place stays free until there is one; any other failure is tried once more.
 */
export function later<Parts>(load: () => Promise<Parts>) {
  let parts: Parts | undefined;
  const bring = async () => (parts ??= await load());

  /** One of them. Until it is there, it keeps a place of this many pixels free, or all of a screen for a long list. */
  function part<Part extends Shown>(pick: (parts: Parts) => Part, space: number | 'screen' = 0): Part {
    function Later(props: object) {
      const [arrived, setArrived] = useState(parts);
      const [tried, setTried] = useState(0);
      const isLastTry = useRef(false);
      useEffect(() => {
        if (arrived) return undefined;
        const leaving = new AbortController();
        const { signal } = leaving;
        let timer: ReturnType<typeof setTimeout> | undefined;
        // In small pieces: a finger on the screen goes first.
        const show = (next: () => Parts) => signal.aborted || startTransition(() => setArrived(next));
        const again = () => setTried((times) => times + 1);
        bring().then(
          (loaded) => show(() => loaded),
          (error: unknown) => {
            if (signal.aborted) return;
            if (!navigator.onLine) {
              // What is on screen goes on without it until then.
              window.addEventListener('online', again, { once: true, signal });
            } else if (isLastTry.current) {
              // Thrown while rendering, where the boundary of the screen catches it.
              show(() => {
                throw error;
              });
            } else {
              isLastTry.current = true;
              timer = setTimeout(again, AGAIN_MS);
            }
          },
        );
        return () => {
          leaving.abort();
          clearTimeout(timer);
        };
      }, [arrived, tried]);
      if (!parts) {
        const isList = space === 'screen';
        return (
          <span
            style={
              isList
                ? { display: 'block', minBlockSize: '100dvh' }
                : { display: 'inline-block', minInlineSize: space, minBlockSize: space }
            }
          />
        );
      }
      // The same props that `Part` takes: the type that is given back says so.
      return createElement(pick(parts) as unknown as ComponentType<object>, props);
    }
    // The caller sees what is loaded; only the moment of its arrival is ours.
    return Later as unknown as Part;
  }

  /** Fetches them before the first one is shown. */
  return Object.assign(part, { bring });
}
