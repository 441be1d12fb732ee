import { render, screen } from '@testing-library/react';
import { Notice } from './index.ts';

describe('Notice', () => {
  it('interrupts only when something is wrong', () => {
    render(
      <>
        <Notice>You are offline.</Notice>
        <Notice tone="bad" title="Your picture is 34 MB">
          Up to 20 MB fits.
        </Notice>
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
    expect(screen.getByRole('alert')).toHaveTextContent('Your picture is 34 MBUp to 20 MB fits.');
  });
});
