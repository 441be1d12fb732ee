import { render, screen } from '@testing-library/react';
import { VirtualList } from './index.ts';

// Which rows are made depends on real heights: the stories prove that in a browser.
describe('VirtualList', () => {
  it('is a list with a name that the keyboard can reach and scroll', () => {
    render(
      <VirtualList
        label="Letters"
        items={[1, 2, 3]}
        itemKey={({ item }) => String(item)}
        renderItem={({ item }) => <p>Letter {item}</p>}
      />,
    );
    expect(screen.getByRole('list', { name: 'Letters' })).toHaveAttribute('tabindex', '0');
  });

  it('tells its place when it goes', () => {
    const handleLeave = jest.fn();
    const { unmount } = render(
      <VirtualList
        label="Letters"
        items={[1]}
        itemKey={String}
        renderItem={({ item }) => <p>Letter {item}</p>}
        onLeave={handleLeave}
      />,
    );
    unmount();
    expect(handleLeave).toHaveBeenCalledWith({ place: { offsetPx: 0, sizes: expect.anything() } });
  });
});
