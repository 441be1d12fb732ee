import { useEffect, useState } from 'react';

/** Whether somebody could enter with a headset here, and if not, why. */
export type VrSupport = 'checking' | 'offered' | 'noBrowser' | 'noHeadset' | 'insecure' | 'forbidden';

type Asked = Pick<XRSystem, 'isSessionSupported'>;

export async function askForVr(xr: Asked | undefined, isSecure: boolean): Promise<VrSupport> {
  // Browsers hide it from pages that came unprotected.
  if (!xr) return isSecure ? 'noBrowser' : 'insecure';
  try {
    return (await xr.isSessionSupported('immersive-vr')) ? 'offered' : 'noHeadset';
  } catch {
    return 'forbidden';
  }
}

/** Asks once, and again when a headset is plugged in or out. */
export function useVrSupport(): VrSupport {
  const [support, setSupport] = useState<VrSupport>('checking');
  useEffect(() => {
    const left = new AbortController();
    const { xr } = navigator;
    const ask = () =>
      void askForVr(xr, window.isSecureContext).then((answer) => {
        if (!left.signal.aborted) setSupport(answer);
      });
    ask();
    xr?.addEventListener('devicechange', ask, { signal: left.signal });
    return () => left.abort();
  }, []);
  return support;
}
