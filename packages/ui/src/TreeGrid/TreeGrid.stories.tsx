import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { GridCell } from '../DataGrid/gridTypes';
import { EmptyState } from '../EmptyState/EmptyState';
import type { TreeNode } from '../Tree/treeTypes';
import { TreeGrid } from './TreeGrid';
import type { TreeGridColumn } from './treeGridRow';

interface Group extends TreeNode {
  trailers: number;
  critical: number;
  customer: string;
  reportedAgo?: string;
}

const groups: readonly Group[] = [
  {
    id: 'midwest',
    label: 'Midwest',
    trailers: 1_848,
    critical: 3,
    customer: 'Cedar Ridge Logistics',
    reportedAgo: '4 min',
    children: [
      { id: 'reefers', label: 'Midwest Reefers', trailers: 612, critical: 3, customer: 'Cedar Ridge Logistics' },
      {
        id: 'ohio',
        label: 'Ohio dry vans',
        trailers: 1_032,
        critical: 0,
        customer: 'Lake Trailer',
        reportedAgo: '2 min',
      },
      {
        id: 'toledo',
        label: 'Toledo yard',
        trailers: 204,
        critical: 0,
        customer: 'Lake Trailer',
        reportedAgo: '11 min',
      },
    ],
  },
  { id: 'spare', label: 'Spare pool', trailers: 42, critical: 0, customer: 'Cedar Ridge Logistics', disabled: true },
];

const age = ({ reportedAgo }: Group): GridCell =>
  reportedAgo ? { text: reportedAgo } : { text: 'N/A', state: 'missing', hint: 'No report yet' };

const COLUMNS: readonly TreeGridColumn<Group>[] = [
  {
    id: 'trailers',
    title: 'Trailers',
    width: 90,
    align: 'end',
    cell: ({ trailers }) => ({ text: trailers.toLocaleString('en-US') }),
  },
  {
    id: 'critical',
    title: 'Health',
    width: 120,
    cell: ({ critical }) =>
      critical > 0 ? { text: `${critical} critical`, tone: 'critical', look: 'pill' } : { text: 'Good', tone: 'good' },
  },
  { id: 'reported', title: 'Reported', width: 100, cell: age },
  { id: 'customer', title: 'Customer', width: 200, cell: ({ customer }) => ({ text: customer }) },
];

const meta = preview.meta({
  title: 'Data/TreeGrid',
  component: TreeGrid<Group>,
  args: {
    label: 'Groups',
    treeTitle: 'Group',
    treeWidth: 260,
    nodes: groups,
    columns: COLUMNS,
    defaultExpanded: ['midwest'],
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

const row = (grid: HTMLElement, name: RegExp) => within(grid).getByRole('row', { name });

export const Default = meta.story({
  args: { defaultChecked: ['ohio'], onCheckedChange: fn() },
  play: async ({ canvas, args }) => {
    const grid = await canvas.findByRole('treegrid', { name: 'Groups' });
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(5);
    const midwest = row(grid, /Midwest .*1,848/);
    await expect(midwest).toHaveAttribute('aria-level', '1');
    await expect(midwest).toHaveAttribute('aria-expanded', 'true');
    await expect(within(midwest).getByRole('checkbox', { name: 'Midwest' })).toBePartiallyChecked();
    await userEvent.click(within(midwest).getByRole('checkbox'));
    await expect(within(row(grid, /Toledo/)).getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
  },
});

/** On a row as in a tree, from the second column on as in a grid. */
export const Keyboard = meta.story({
  args: { defaultExpanded: [], onActivate: fn() },
  play: async ({ canvas, args }) => {
    const grid = await canvas.findByRole('treegrid');
    const focused = () => document.activeElement as HTMLElement;
    await userEvent.tab();
    await expect(focused()).toBe(row(grid, /^Midwest /));
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toHaveTextContent('1,848');
    await expect(focused()).toHaveAttribute('aria-colindex', '2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focused()).toHaveTextContent('1,032');
    await userEvent.keyboard('{End}');
    await expect(focused()).toHaveTextContent('Lake Trailer');
    await userEvent.keyboard('{Enter}');
    await expect(args.onActivate).toHaveBeenCalledWith(expect.objectContaining({ id: 'ohio' }));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(focused()).toBe(row(grid, /^Ohio/));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(focused()).toBe(row(grid, /^Midwest /));
    await expect(focused()).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Comfortable = meta.story({ args: { defaultChecked: ['ohio'], density: 'comfortable' } });

export const Selected = meta.story({ args: { selectedId: 'ohio' } });

export const Loading = meta.story({ args: { nodes: [], busy: true } });

export const Empty = meta.story({
  args: { nodes: [], children: <EmptyState title="No groups yet">A group collects trailers.</EmptyState> },
});

export const LongText = meta.story({
  args: {
    nodes: [
      {
        id: 'long',
        label: 'Refrigerated trailers that are waiting for their yearly inspection at the Toledo yard',
        trailers: 12_486,
        critical: 12,
        customer: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      },
    ],
  },
});

export const RightToLeft = meta.story({ args: { defaultChecked: ['ohio'] }, globals: { direction: 'rtl' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const Dark = meta.story({ args: { defaultChecked: ['ohio'] }, globals: { theme: 'dark' } });
