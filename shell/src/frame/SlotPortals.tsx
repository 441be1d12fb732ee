import { createPortal } from 'react-dom';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { SlotChrome } from './SlotChrome.tsx';

/** Draws the shell's words into every slot, wherever the slots hang. */
export function SlotPortals() {
  const slots = useSubject(useHost().board.slots$);
  return slots.map((boarded) => {
    const { slot, place } = boarded;
    return createPortal(<SlotChrome boarded={boarded} />, slot.chrome, `${slot.name} ${place ?? ''}`);
  });
}
