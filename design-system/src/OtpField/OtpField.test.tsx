import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OtpField } from './index.ts';

function show() {
  const handleChange = jest.fn();
  const handleComplete = jest.fn();
  render(<OtpField label="Code" onChange={handleChange} onComplete={handleComplete} />);
  return { handleChange, handleComplete, input: screen.getByLabelText('Code') };
}

describe('OtpField', () => {
  it('takes digits, and says when the last one is in', async () => {
    const { handleComplete, input } = show();
    await userEvent.type(input, '12a34-5');
    expect(handleComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '6');
    expect(handleComplete.mock.calls).toEqual([[{ value: '123456' }]]);
  });

  it('takes a pasted code with its space, and nothing beyond its length', async () => {
    const { handleChange, handleComplete, input } = show();
    await userEvent.click(input);
    await userEvent.paste('123 456 78');
    expect(handleChange.mock.calls).toEqual([[{ value: '123456' }]]);
    expect(handleComplete).toHaveBeenCalledTimes(1);
  });

  it('lets the phone fill it in at one stroke', () => {
    const { handleComplete, input } = show();
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    fireEvent.change(input, { target: { value: '204816' } });
    expect(handleComplete).toHaveBeenCalledWith({ value: '204816' });
  });
});
