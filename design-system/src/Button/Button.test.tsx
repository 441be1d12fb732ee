import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button, ButtonLink } from './index.ts';

describe('Button', () => {
  it('does what it says when clicked and by Enter and Space', async () => {
    const handleClick = jest.fn();
    render(<Button onClick={handleClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter} ');
    expect(handleClick).toHaveBeenCalledTimes(3);
  });

  it('does nothing while busy, and keeps the focus', async () => {
    const handleClick = jest.fn();
    render(
      <Button busy onClick={handleClick}>
        Saving
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not send a form while busy', async () => {
    const handleSubmit = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('sends no form unless it is told to', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('hands the rest and the ref to the element', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} id="save" data-place="footer">
        Save
      </Button>,
    );
    expect(ref.current).toBe(screen.getByRole('button'));
    expect(ref.current).toHaveAttribute('data-place', 'footer');
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    render(<ButtonLink href="/register">Create an account</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  });
});
