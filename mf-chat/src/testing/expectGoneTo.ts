import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** Waits until the list has gone to a message. Nothing is laid out here, so nothing but this says that it has scrolled. */
export async function expectGoneTo(text: string): Promise<void> {
  const messages = await screen.findByRole('list', { name: 'Messages' });
  await waitFor(() => {
    fireEvent.scroll(messages);
    expect(within(messages).getByText(text)).toBeInTheDocument();
  });
}
