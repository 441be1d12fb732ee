import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StatusDot } from '../StatusDot/index.ts';
import { Table, type TableColumn } from './index.ts';

interface Service {
  name: string;
  version: string;
  visits: number;
  isUp: boolean;
}

const columns: TableColumn<Service>[] = [
  { key: 'name', title: 'Part' },
  { key: 'version', title: 'Version' },
  {
    key: 'isUp',
    title: 'State',
    render: ({ row }) => <StatusDot status={row.isUp ? 'good' : 'bad'} label={row.isUp ? 'up' : 'down'} />,
  },
  {
    key: 'visits',
    title: 'Visits today',
    numeric: true,
    render: ({ row }) => row.visits.toLocaleString('en-GB'),
  },
];

const rows: Service[] = [
  { name: 'North gate', version: '1.4.0', visits: 12840, isUp: true },
  { name: 'Fountain', version: '2.0.1', visits: 913, isUp: true },
  { name: 'Carousel', version: '0.9.12', visits: 7, isUp: false },
];

const meta = { title: 'Design system/Table', component: Table } satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj;

export const Wide: Story = {
  render: () => (
    <Table
      caption="The parts and how they are"
      columns={columns}
      rows={rows}
      rowKey={({ row }) => row.name}
    />
  ),
};

/** In a narrow place, whatever the window, each row becomes a card. */
export const InANarrowPlace: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Table
        caption="The parts and how they are"
        columns={columns}
        rows={rows}
        rowKey={({ row }) => row.name}
      />
    </div>
  ),
};
