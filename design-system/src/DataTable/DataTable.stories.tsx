import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DataTable } from './index.ts';

interface Guest {
  name: string;
  visits: number;
}

const names = ['Ada', 'Émile', 'Zoë', 'Łukasz', 'Şebnem', 'Þóra', 'Gyöngyi'];
const guests: Guest[] = Array.from({ length: 64 }, (_, index) => ({
  name: `${names[index % names.length]} ${index + 1}`,
  visits: (index * 37) % 101,
}));

const meta = {
  title: 'Design system/DataTable',
  component: DataTable<Guest>,
  args: {
    caption: 'Guests',
    columns: [
      { key: 'name', title: 'Name', worth: ({ row }) => row.name },
      { key: 'visits', title: 'Visits', numeric: true, worth: ({ row }) => row.visits },
    ],
    rows: guests,
    rowKey: ({ row }) => row.name,
    pageSize: 8,
  },
} satisfies Meta<typeof DataTable<Guest>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('9 to 16 of 64');
  },
};

export const OnePage: Story = { args: { rows: guests.slice(0, 4) } };

export const NothingToOrder: Story = {
  args: { columns: [{ key: 'name', title: 'Name' }], rows: guests.slice(0, 4) },
};

/** Each row a card, and a list to order by. */
export const InANarrowPlace: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Order by'), 'Visits');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Ada 1');
  },
};

export const Dense: Story = {
  decorators: [(Story) => <div style={{ minInlineSize: 640 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** A heading orders, and again the other way round; the page begins anew. */
export const ByKeyboard: Story = {
  args: { rows: guests },
  decorators: [(Story) => <div style={{ minInlineSize: 640 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const visits = canvas.getByRole('columnheader', { name: /Visits/ });
    const heading = within(visits).getByRole('button');
    heading.focus();
    await userEvent.keyboard('{Enter}');
    await expect(visits).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(visits).toHaveAttribute('aria-sort', 'descending');
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('9 to 16 of 64');
  },
};
