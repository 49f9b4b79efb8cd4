import { PencilIcon, Trash2Icon } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { GridCell } from '../DataGrid/gridTypes';
import { EmptyState } from '../EmptyState/EmptyState';
import { Icon } from '../icons/Icon';
import { Menu } from '../Menu/Menu';
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
    sortable: true,
    value: ({ trailers }) => trailers,
    cell: ({ trailers }) => ({ text: trailers.toLocaleString('en-US') }),
  },
  {
    id: 'critical',
    title: 'Health',
    width: 120,
    sortable: true,
    value: ({ critical }) => -critical,
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
    treeSortable: true,
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
    await expect(focused()).toHaveTextContent('Group');
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

const rowNames = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .slice(1)
    // rows are recycled, so their order on the page is that of aria-rowindex
    .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
    .map((each) => each.querySelector('.gh-label')?.textContent);

/** Siblings are sorted under their parent: up, down, then in the order as given. Focus and open branches stay. */
export const Sort = meta.story({
  args: { onSortChange: fn() },
  play: async ({ canvas, args }) => {
    const grid = await canvas.findByRole('treegrid');
    const header = within(grid).getByRole('columnheader', { name: 'Trailers' });
    const button = within(header).getByRole('button', { name: 'Trailers' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(rowNames(grid)).toEqual(['Spare pool', 'Midwest', 'Toledo yard', 'Midwest Reefers', 'Ohio dry vans']);
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(rowNames(grid)).toEqual(['Midwest', 'Ohio dry vans', 'Midwest Reefers', 'Toledo yard', 'Spare pool']);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(rowNames(grid)[1]).toBe('Midwest Reefers');
  },
});

/** Drag the edge of a title, or press Shift with an arrow key on it; a double-click gives it its own width back. */
export const Resize = meta.story({
  args: { onWidthsChange: fn() },
  play: async ({ canvas, args }) => {
    const grid = await canvas.findByRole('treegrid');
    await userEvent.tab();
    await expect(within(grid).getByRole('button', { name: 'Group' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const reported = within(grid).getByRole('columnheader', { name: 'Reported' });
    await expect(reported).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(args.onWidthsChange).toHaveBeenLastCalledWith({ reported: 132 });
    await expect(reported.clientWidth).toBe(132);
    await expect(canvas.getByRole('status')).toHaveTextContent('Reported is 132 pixels wide');
    const cell = within(row(grid, /Ohio/)).getByText('2 min').closest('[role=gridcell]') as HTMLElement;
    await expect(cell.getBoundingClientRect().width).toBe(132);
    await userEvent.dblClick(within(reported).getByTitle('Resize Reported'));
    await expect(reported.clientWidth).toBe(100);
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(grid, /^Midwest 1,848/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(grid).getByRole('button', { name: 'Group' })).toHaveFocus();
  },
});

/** A menu button for each row: on hover and focus, by a right click, Shift+F10 and the menu key. */
export const Actions = meta.story({
  args: {
    defaultChecked: ['ohio'],
    actions: () => (
      <>
        <Menu.Item icon={<Icon icon={PencilIcon} size={14} />}>Rename</Menu.Item>
        <Menu.Item icon={<Icon icon={Trash2Icon} size={14} />} tone="critical">
          Delete
        </Menu.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('treegrid');
    await userEvent.hover(row(grid, /^Toledo/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Toledo yard' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    row(grid, /^Ohio/).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{F10}{/Shift}');
    await expect(await canvas.findByRole('menu', { name: 'Actions for Ohio dry vans' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('1,032'));
    fireEvent.contextMenu(row(grid, /^Midwest Reefers/));
    await expect(await canvas.findByRole('menu', { name: 'Actions for Midwest Reefers' })).toBeVisible();
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
