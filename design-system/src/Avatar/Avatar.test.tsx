import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './index.ts';
import { avatarTone } from './Avatar.tsx';

describe('Avatar', () => {
  it('is the first letter of the name without a picture', () => {
    render(<Avatar name="émile" />);
    expect(screen.getByRole('img', { name: 'émile' })).toHaveTextContent('É');
  });

  it('takes a letter that needs two units of text as one', () => {
    render(<Avatar name="🦊 Fox" />);
    expect(screen.getByRole('img')).toHaveTextContent('🦊');
  });

  it('says who is there', () => {
    render(<Avatar name="Ada" presence="online" />);
    expect(screen.getByRole('img', { name: 'Ada, online' })).toBeVisible();
  });

  it('gives way to the letter when the picture does not load, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="Ada" src="/gone.png" />);
    const picture = container.querySelector('img');
    if (!picture) throw new Error('There is no picture.');
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'Ada' })).toHaveTextContent('A');
    rerender(<Avatar name="Ada" src="/new.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
  });

  it('is silent beside a written name', () => {
    render(<Avatar name="Ada" decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('gives a name the same tone every time', () => {
    expect(avatarTone('Ada')).toBe(avatarTone('Ada'));
    expect(new Set(['Ada', 'Grace', 'Mary', 'Zoë', 'Karen', 'Lise'].map(avatarTone)).size).toBeGreaterThan(2);
  });
});
