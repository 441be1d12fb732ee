import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { TextField } from './index.ts';

describe('TextField', () => {
  it('tells each change', async () => {
    const handleChange = jest.fn();
    render(<TextField label="Name" onChange={handleChange} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Al');
    expect(handleChange.mock.calls).toEqual([[{ value: 'A' }], [{ value: 'Al' }]]);
  });

  it('connects hint and error with the input, the error first', () => {
    render(<TextField label="Name" hint="What others see." error="Three letters at least." />);
    const input = screen.getByRole('textbox', {
      name: 'Name',
      description: 'Three letters at least. What others see.',
    });
    expect(input).toBeInvalid();
  });

  it('is valid and described by nothing when there is nothing to say', () => {
    render(<TextField label="Name" />);
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-describedby');
  });

  it('shows a password on wish, and hides it again', async () => {
    render(<TextField label="Password" type="password" defaultValue="lantern" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('does not send the form by showing the password', async () => {
    const handleSubmit = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <TextField label="Password" type="password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('hands the ref and the rest to the input', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} id="mail" name="email" label="Email" autoComplete="email" />);
    expect(ref.current).toBe(screen.getByLabelText('Email'));
    expect(ref.current).toHaveAttribute('id', 'mail');
    expect(ref.current).toHaveAttribute('autocomplete', 'email');
  });
});
