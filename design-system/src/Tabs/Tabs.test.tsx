import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './index.ts';

const tabs = [
  { id: 'latest', label: 'Latest', content: 'What was said last' },
  { id: 'friends', label: 'Friends', content: 'What friends said' },
  { id: 'starred', label: 'Starred', content: 'What has your star' },
];

const isOpen = (name: string) => screen.getByRole('tab', { name, selected: true });

describe('Tabs', () => {
  it('begins with the first and shows only its panel', () => {
    render(<Tabs label="Feed" tabs={tabs} />);
    expect(isOpen('Latest')).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Latest' })).toHaveTextContent('What was said last');
    expect(screen.queryByText('What friends said')).not.toBeInTheDocument();
  });

  it('opens by click and tells which', async () => {
    const handleChange = jest.fn();
    render(<Tabs label="Feed" tabs={tabs} onChange={handleChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Friends' }));
    expect(handleChange).toHaveBeenCalledWith({ id: 'friends' });
    expect(screen.getByRole('tabpanel')).toHaveTextContent('What friends said');
  });

  it('walks round with the arrows, jumps with Home and End', async () => {
    render(<Tabs label="Feed" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(isOpen('Starred')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(isOpen('Friends')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(isOpen('Starred')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(isOpen('Latest')).toHaveFocus();
  });

  it('is one stop for Tab, then the panel', async () => {
    render(<Tabs label="Feed" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('stays where its owner keeps it', async () => {
    render(<Tabs label="Feed" tabs={tabs} selected="friends" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Latest' }));
    expect(isOpen('Friends')).toBeVisible();
  });
});
