import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { later } from './later.tsx';

interface LampProps {
  name: string;
}

const parts = {
  Lamp: ({ name }: LampProps) => <p>{name} is on</p>,
  Bell: ({ name }: LampProps) => <p>{name} rings</p>,
};

class Boundary extends Component<{ children: ReactNode }> {
  override state = { words: '' };
  static getDerivedStateFromError(error: Error) {
    return { words: error.message };
  }
  override render() {
    return this.state.words || this.props.children;
  }
}

describe('a component that comes later', () => {
  it('loads when it is first shown, and then has its props', async () => {
    const load = jest.fn(() => Promise.resolve(parts));
    const Lamp = later(load)((loaded) => loaded.Lamp);
    expect(load).not.toHaveBeenCalled();
    render(<Lamp name="North" />);
    expect(await screen.findByText('North is on')).toBeVisible();
  });

  it('is there at once when its companion was shown before', async () => {
    const part = later(() => Promise.resolve(parts));
    const Lamp = part((loaded) => loaded.Lamp);
    const Bell = part((loaded) => loaded.Bell);
    render(<Lamp name="North" />);
    await screen.findByText('North is on');
    render(<Bell name="South" />);
    expect(screen.getByText('South rings')).toBeVisible();
  });

  describe('that does not come', () => {
    let load: jest.Mock<Promise<typeof parts>, []>;
    const no = new Error('No way through');
    beforeEach(() => {
      jest.useFakeTimers();
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      load = jest.fn(() => Promise.resolve(parts));
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const show = () => {
      const Lamp = later(load)((loaded) => loaded.Lamp);
      const shown = () =>
        render(
          <Boundary>
            <Lamp name="North" />
          </Boundary>,
        );
      return { ...shown(), again: shown };
    };

    it('is tried once more', async () => {
      load.mockRejectedValueOnce(no);
      show();
      await pass(1_000);
      expect(screen.getByText('North is on')).toBeVisible();
    });

    it('falls into the boundary of its screen after that, and is asked for again next time', async () => {
      load.mockRejectedValueOnce(no).mockRejectedValueOnce(no);
      const { unmount, again } = show();
      await pass(1_000);
      expect(screen.getByText('No way through')).toBeVisible();
      unmount();
      again();
      await pass(0);
      expect(screen.getByText('North is on')).toBeVisible();
    });

    it('without a network keeps its place free, and comes with the network', async () => {
      const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      load.mockRejectedValueOnce(no);
      show();
      await pass(60_000);
      expect(screen.queryByText('No way through')).toBeNull();
      expect(load).toHaveBeenCalledTimes(1);
      isOnline.mockReturnValue(true);
      act(() => void window.dispatchEvent(new Event('online')));
      await pass(0);
      expect(screen.getByText('North is on')).toBeVisible();
    });
  });
});
