import { fireEvent, within } from '@testing-library/dom';

/** Fills the login form and sends it. */
export async function enterLogin(place: HTMLElement, name: string, password: string): Promise<void> {
  const form = within(place);
  fireEvent.change(await form.findByLabelText('Email or Username'), { target: { value: name } });
  fireEvent.change(form.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(form.getByRole('button', { name: 'Sign In' }));
}
