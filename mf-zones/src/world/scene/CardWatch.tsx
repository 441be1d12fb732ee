import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

interface CardWatchProps {
  onLost: () => void;
  onBack: () => void;
}

/** Tells when the graphics card takes the picture away, as when a laptop sleeps, and when it gives it back. */
export function CardWatch({ onLost, onBack }: CardWatchProps) {
  const gl = useThree((state) => state.gl);
  useEffect(() => {
    const canvas = gl.domElement;
    const handleLost = () => {
      // A headset shows nothing any more: whoever wears it is back on the page.
      void gl.xr.getSession()?.end();
      onLost();
    };
    canvas.addEventListener('webglcontextlost', handleLost);
    canvas.addEventListener('webglcontextrestored', onBack);
    return () => {
      canvas.removeEventListener('webglcontextlost', handleLost);
      canvas.removeEventListener('webglcontextrestored', onBack);
    };
  }, [gl, onLost, onBack]);
  return null;
}
