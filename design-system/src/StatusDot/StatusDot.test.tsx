import { render, screen } from '@testing-library/react';
import { StatusDot } from './index.ts';

describe('StatusDot', () => {
  it.each([true, false])('says the state in a word (quiet: %s)', (quiet) => {
    render(<StatusDot status="bad" label="not answering" quiet={quiet} />);
    expect(screen.getByText('not answering')).toBeInTheDocument();
  });
});
