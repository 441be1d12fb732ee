import { render, screen } from '@testing-library/react';
import { Skeleton } from './index.ts';

describe('Skeleton', () => {
  it('says once what is coming', () => {
    render(<Skeleton lines={3} label="Loading posts" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading posts');
  });

  it('is nothing for ears without a label', () => {
    const { container } = render(<Skeleton shape="circle" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
