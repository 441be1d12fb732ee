import { speak } from '@plaza/design-system';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { FrameDialogs } from '../dialogs/FrameDialogs.tsx';
import { createTestHost, type TestHostOptions } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { OutboundPage } from './OutboundPage.tsx';
import { PublicScreen } from './PublicScreen.tsx';

function open(pathname: string, answers: TestHostOptions['answers'] = {}) {
  const test = createTestHost({ pathname, answers });
  render(
    <HostStage host={test.host}>
      <PublicScreen />
      <FrameDialogs />
    </HostStage>,
  );
  return test;
}

const headings = (level: number) => screen.getAllByRole('heading', { level }).map((each) => each.textContent);

test('[2.21-1] About has its seven headings, six boxes, and the doors to games and zones', () => {
  open('/about');
  expect([...headings(1), ...headings(2)]).toEqual([
    'The Future of Social Media',
    'Breaking Free from the Past',
    'A New Era of Social Interaction',
    'Immersive by Design',
    'Our Platforms',
    'Explore More Plaza',
    'Join the Revolution',
  ]);
  expect(headings(3)).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/games');
  expect(screen.getByRole('link', { name: 'Zones' })).toHaveAttribute('href', '/zones');
});

test('[2.21-2] Features are nine', () => {
  open('/features');
  expect(headings(2)).toHaveLength(9);
  expect(headings(2)).toContain('A 5-star rating in place of likes');
});

test('[2.21-4] Privacy and Terms say what holds here', () => {
  const { host } = open('/privacy');
  expect(screen.getByText(/Messages are encrypted, and only the data that is necessary/)).toBeVisible();
  act(() => host.navigate('/terms'));
  expect(screen.getByText(/Be respectful in every interaction/)).toBeVisible();
});

describe('the version', () => {
  const answer = { body: { status: 200, data: { version: '1.4.2', message: 'Plaza is running.' } } };

  test('[2.21-5] is fetched and shown', async () => {
    const { sent } = open('/version', { '/api/fetch': answer });
    expect(await screen.findByText('1.4.2')).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/api/fetch']);
  });

  test('is asked for again when the server did not answer', async () => {
    const answers: TestHostOptions['answers'] = {};
    open('/version', answers);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    Object.assign(answers, { '/api/fetch': answer });
    fireEvent.click(retry);
    expect(await screen.findByText('1.4.2')).toBeVisible();
  });
});

test('[2.1-15] [2.21-5] the footer leads on, says how to reach us, and knows the year', () => {
  open('/terms');
  const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/features',
    '/contact',
    '/privacy',
    '/terms',
  ]);
  expect(screen.getAllByRole('link', { name: 'hello@plaza.example' }).at(-1)).toHaveAttribute(
    'href',
    'mailto:hello@plaza.example',
  );
  expect(screen.getByRole('link', { name: '+44 20 7946 0018' })).toHaveAttribute('href', 'tel:+442079460018');
  expect(screen.getByText(`© ${new Date().getFullYear()} Plaza`)).toBeVisible();
});

describe('the contact form', () => {
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' })));
  const fill = () => {
    write('Name', 'Wren Ito');
    write('Email', 'wren@example.com');
    write('Message', 'The lamp above the gate is out.');
  };

  test('[2.21-3] [8-6] sends all three, says so and is empty again', async () => {
    const { sent } = open('/contact', { '/api/contact': { body: { sent: true } } });
    fill();
    await send();
    expect(await screen.findByText('Your message has been sent!')).toBeVisible();
    expect(sent).toEqual([
      {
        path: '/api/contact',
        body: { name: 'Wren Ito', email: 'wren@example.com', message: 'The lamp above the gate is out.' },
      },
    ]);
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  test('[8-6] says that it failed and keeps what was typed', async () => {
    open('/contact', { '/api/contact': { status: 429, body: { code: 'http.too-many', error: 'Wait.' } } });
    fill();
    await send();
    expect(await screen.findByText('Failed to send your message. Please try again later.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('The lamp above the gate is out.');
  });

  test('[2.21-3] [3-10] asks for all three and sends nothing before', async () => {
    const { sent } = open('/contact');
    await send();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name.');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Message')).toBeInvalid();
    expect(sent).toEqual([]);
  });
});

describe('an address for somebody else’s page', () => {
  const leave = jest.fn();
  beforeEach(() => leave.mockReset());
  const lead = (name: 'notion' | 'demo' | 'pitch' | 'slide', to?: string) => {
    const { host } = createTestHost();
    render(
      <HostStage host={host}>
        <OutboundPage name={name} to={to} leave={leave} />
      </HostStage>,
    );
    return host;
  };

  test.each([
    ['notion', 'Loading Demo...'],
    ['demo', 'Loading Demo...'],
    ['pitch', 'Loading Pitch...'],
    ['slide', 'Loading Pitch Deck...'],
  ] as const)('[2.1-9] [2.1-10] [7-2] /%s leads there behind its words', (name, words) => {
    lead(name, 'https://elsewhere.example/');
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(leave).toHaveBeenCalledWith('https://elsewhere.example/');
  });

  test('[2.2-11] that is not configured says that it is not available', async () => {
    const { host } = open('/pitch');
    expect(screen.getByRole('dialog', { name: 'Feature Not Available' })).toBeVisible();
    await act(async () => host.dialog$.next('none'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Back to the square' })).toHaveAttribute('href', '/');
  });
});

test('a guest changes the language at the end of the page', async () => {
  open('/terms');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Deutsch' })));
  expect(await screen.findByText(/Sei bei jeder Begegnung respektvoll/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  await act(() => speak('en'));
});
