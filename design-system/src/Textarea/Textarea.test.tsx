import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Textarea } from './index.ts';

describe('Textarea', () => {
  it('tells each change, lines and all', async () => {
    const handleChange = jest.fn();
    render(<Textarea label="Message" onChange={handleChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'a\nb');
    expect(handleChange).toHaveBeenLastCalledWith({ value: 'a\nb' });
  });

  it('connects hint and error with the field', () => {
    render(<Textarea label="Message" hint="Short is fine." error="Say something." />);
    expect(screen.getByRole('textbox', { description: 'Say something. Short is fine.' })).toBeInvalid();
  });
});
