import { render, screen } from '@testing-library/react';
import { type ComponentProps, useEffect } from 'react';
import type { Visit } from './Visit.ts';
import type { WorldView } from './WorldView.tsx';
import { WorldVisit } from './WorldVisit.tsx';

/** As much of a stay as its sound asks for. */
const here = {
  ...{ sound: null, walker: { x: 0, z: 0, yaw: 0 }, board: { listen: () => () => undefined } },
  place: { sound: { ambience: {}, cues: {} } },
} as unknown as Visit;

// The picture itself needs a graphics card.
jest.mock('./WorldView.tsx', () => ({
  WorldView: ({ onReady }: Pick<ComponentProps<typeof WorldView>, 'onReady'>) => {
    useEffect(() => onReady?.(here), [onReady]);
    return <p>The picture</p>;
  },
}));

afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

const visit = (onReady: () => void) =>
  render(<WorldVisit id="castle" name="Castle" labels={{}} statistics={null} onReady={onReady} />);

test('a machine without sound opens the place, which is silent and has nothing to mute', () => {
  class Refusing {
    constructor() {
      throw new DOMException('There is no device.', 'NotSupportedError');
    }
  }
  Object.assign(globalThis, { AudioContext: Refusing });
  const handleReady = jest.fn();
  visit(handleReady);
  expect(screen.getByText('The picture')).toBeVisible();
  expect(handleReady).toHaveBeenCalledTimes(1);
  expect(here.sound).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
