import { act, render, screen } from '@testing-library/react';
import { FileField } from '../FileField/FileField.tsx';
import { TextField } from '../TextField/index.ts';

const words = 'Please enter your name.';
const spoken = () => screen.getByText(words).closest('[aria-live]');

describe('an error', () => {
  it('is said at once to whoever is in the field', () => {
    const { rerender } = render(<TextField label="Name" />);
    act(() => screen.getByLabelText('Name').focus());
    rerender(<TextField label="Name" error={words} />);
    expect(spoken()).toHaveAttribute('aria-live', 'polite');
  });

  it('is not said a second time to whoever is led to the field that it describes', () => {
    const { rerender } = render(<TextField label="Name" error={words} />);
    act(() => screen.getByLabelText('Name').focus());
    expect(spoken()).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(words);
    rerender(<TextField label="Name" />);
    rerender(<TextField label="Name" error={words} />);
    expect(spoken()).toHaveAttribute('aria-live', 'polite');
  });

  it('is not said for a field that has been left', () => {
    const { rerender } = render(<TextField label="Name" />);
    act(() => screen.getByLabelText('Name').focus());
    act(() => screen.getByLabelText('Name').blur());
    rerender(<TextField label="Name" error={words} />);
    expect(spoken()).toBeNull();
  });

  it('about a file is said wherever the focus is: a drop brings none', () => {
    render(<FileField label="Picture" error={words} onFiles={() => undefined} />);
    expect(spoken()).toHaveAttribute('aria-live', 'polite');
  });
});
