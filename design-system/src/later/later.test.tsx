import { render, screen } from '@testing-library/react';
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

  it('falls into the boundary of its screen when it does not come, and is asked for again next time', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn(() => Promise.resolve(parts));
    load.mockRejectedValueOnce(new Error('No way through'));
    const Lamp = later(load)((loaded) => loaded.Lamp);
    const { unmount } = render(
      <Boundary>
        <Lamp name="North" />
      </Boundary>,
    );
    expect(await screen.findByText('No way through')).toBeVisible();
    unmount();
    render(<Lamp name="North" />);
    expect(await screen.findByText('North is on')).toBeVisible();
    complain.mockRestore();
  });
});
