/** Some browsers tell of turning only when a visitor has said yes, and ask them only after a press. */
type Asking = { requestPermission?: () => Promise<string> };

const asking = (): Asking | undefined => {
  const { DeviceOrientationEvent: event }: { DeviceOrientationEvent?: object } = window;
  return event;
};

export const mustAskToTurn = (): boolean => asking()?.requestPermission !== undefined;

/** Asks, where one has to. */
export async function mayTurn(): Promise<boolean> {
  try {
    return (await asking()?.requestPermission?.()) === 'granted';
  } catch {
    return false;
  }
}

/** A phone that is turned looks about. */
export function lookByTurning(onTurn: (right: number, up: number) => void): () => void {
  let before: { alpha: number; beta: number } | undefined;
  const listen = ({ alpha, beta }: DeviceOrientationEvent) => {
    if (alpha === null || beta === null) return;
    if (before) {
      const turn = ((before.alpha - alpha + 540) % 360) - 180;
      onTurn((turn * Math.PI) / 180, ((beta - before.beta) * Math.PI) / 180);
    }
    before = { alpha, beta };
  };
  window.addEventListener('deviceorientation', listen);
  return () => window.removeEventListener('deviceorientation', listen);
}
