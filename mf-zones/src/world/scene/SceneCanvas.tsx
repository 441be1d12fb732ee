import { createRoot, type ReconcilerRoot, type RenderProps, type RootState } from '@react-three/fiber';
import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Drawn = RenderProps<HTMLCanvasElement>;

interface SceneCanvasProps extends Pick<Drawn, 'dpr' | 'gl' | 'camera'> {
  onCreated?: (state: RootState) => void;
  children: ReactNode;
}

/**
 * A picture that is as large as what it stands in. The canvas of fiber itself would bring all of three, for elements that
 * nobody writes here, and hear fingers that the stage hears already.
 */
export function SceneCanvas({ dpr, gl, camera, onCreated, children }: SceneCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement>>(null);
  const latest = useRef(children);
  const [size, setSize] = useState<Drawn['size']>();
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  if (failed) throw failed.error;

  useEffect(() => {
    if (!box.current) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height, top, left } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height, top, left });
    });
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  useLayoutEffect(() => {
    latest.current = children;
    if (!size || !canvas.current) return;
    root.current ??= createRoot(canvas.current);
    const here = root.current;
    here
      .configure({
        flat: true,
        size,
        ...(dpr !== undefined && { dpr }),
        ...(gl && { gl }),
        ...(camera && { camera }),
        ...(onCreated && { onCreated }),
      })
      .then(
        () => {
          // Gone meanwhile.
          if (root.current !== here) return;
          here.render(<Fence onError={(error) => setFailed({ error })}>{latest.current}</Fence>);
        },
        (error: unknown) => setFailed({ error }),
      );
  });
  useEffect(
    () => () => {
      root.current?.unmount();
      root.current = null;
    },
    [],
  );
  return (
    <div ref={box} style={{ inlineSize: '100%', blockSize: '100%', overflow: 'hidden' }}>
      <canvas ref={canvas} style={{ display: 'block' }} />
    </div>
  );
}

/** What fails in the picture fails on the page, which says so. */
class Fence extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
