import { PencilIcon, Trash2Icon } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Icon } from '../icons/Icon';
import { Menu } from '../Menu/Menu';
import { GROUPS, manyGroups } from './groups.stories.data';
import { Tree } from './Tree';
import { indexTree } from './treeIndex';
import type { TreeHandle } from './treeProps';
import type { TreeSelection } from './treeSelection';
import type { TreeNode } from './treeTypes';

const meta = preview.meta({
  title: 'Data/Tree',
  component: Tree<TreeNode>,
  args: { label: 'Groups', nodes: GROUPS, defaultExpanded: ['midwest', 'reefers', 'south', 'leased'] },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420, maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

const item = (tree: HTMLElement, name: RegExp | string) => within(tree).getByRole('treeitem', { name });

const markedText = ({ startContainer, startOffset, endOffset }: AbstractRange) =>
  startContainer.textContent?.slice(startOffset, endOffset);

/** Checkboxes: a parent includes everything below it except disabled nodes. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { defaultChecked: ['frozen', 'tankers', 'cedar'], onCheckedChange: fn() },
  play: async ({ canvas, args }) => {
    const tree = await canvas.findByRole('tree', { name: 'Groups' });
    await expect(tree).toHaveAttribute('aria-multiselectable', 'true');
    const midwest = item(tree, /^Midwest 1,848/);
    await expect(midwest).toHaveAttribute('aria-checked', 'mixed');
    await expect(midwest).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(midwest).getByText('Midwest'));
    await expect(midwest).toHaveAttribute('aria-checked', 'true');
    await expect(item(tree, /^Toledo yard/)).toHaveAttribute('aria-checked', 'true');
    const south = item(tree, /^South/);
    await userEvent.click(within(south).getByText('South'));
    await expect(south).toHaveAttribute('aria-checked', 'mixed');
    await expect(item(tree, /^Lake Trailer/)).toHaveAttribute('aria-checked', 'false');
    await expect(item(tree, /^Cedar Ridge/)).toHaveAttribute('aria-checked', 'true');
    const selection = (args.onCheckedChange as ReturnType<typeof fn>).mock.lastCall?.[0] as TreeSelection;
    await expect(selection.topIds).toEqual(['midwest', 'laredo', 'tankers', 'cedar']);
    await userEvent.click(item(tree, /^Lake Trailer/));
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

/** Selects one node at a time, without checkboxes. */
export const SingleSelect = meta.story({
  render: (args) => {
    const [selectedId, setSelectedId] = useState<string>('ohio');
    return <Tree {...args} selectedId={selectedId} onSelect={({ id }) => setSelectedId(id)} />;
  },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree');
    await expect(item(tree, /^Ohio/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(item(tree, /^Laredo/));
    await expect(item(tree, /^Laredo/)).toHaveAttribute('aria-selected', 'true');
    await expect(item(tree, /^Ohio/)).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(item(tree, /^Tankers/)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Keyboard = meta.story({
  args: { defaultExpanded: [], defaultChecked: [], onActivate: fn() },
  play: async ({ canvas, args }) => {
    const tree = await canvas.findByRole('tree');
    const focused = () => document.activeElement as HTMLElement;
    await userEvent.tab();
    await expect(focused()).toBe(item(tree, /^Midwest/));
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe(item(tree, /^Midwest Reefers/));
    await expect(focused()).toHaveAttribute('aria-level', '2');
    await expect(focused()).toHaveAttribute('aria-posinset', '1');
    await expect(focused()).toHaveAttribute('aria-setsize', '3');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(item(tree, /^Spare pool/));
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowLeft}');
    await expect(focused()).toBe(item(tree, /^Midwest 1/));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('*');
    await expect(item(tree, /^Leased out/)).toBeVisible();
    await userEvent.keyboard('tol');
    await expect(focused()).toBe(item(tree, /^Toledo yard/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onActivate).toHaveBeenCalledWith(expect.objectContaining({ id: 'toledo' }));
    await userEvent.keyboard(' ');
    await expect(focused()).toHaveAttribute('aria-checked', 'true');
    await expect(item(tree, /^Midwest 1/)).toHaveAttribute('aria-checked', 'mixed');
  },
});

/** Recycles rows, but keeps the element of the focused one, so keys continue from it. */
export const FocusSurvivesScrolling = meta.story({
  args: { nodes: manyGroups(400, 1), defaultExpanded: ['g0'], defaultChecked: [] },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree');
    const scroller = tree.parentElement as HTMLElement;
    const fourth = item(tree, /group 000003/);
    fourth.focus();
    scroller.scrollTop = 400;
    await waitFor(() => expect(within(tree).queryByRole('treeitem', { name: /group 000000/ })).toBeNull());
    await expect(fourth).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(tree, /group 000004/)).toHaveFocus();
    await expect(scroller.scrollTop).toBe(4 * 28);
  },
});

/** Shows matches and their parents, highlights the typed text and announces the number of matches. */
export const Search = meta.story({
  args: { searchable: true, defaultExpanded: [], defaultChecked: [] },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree');
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'er');
    await expect(within(tree).getAllByRole('treeitem')).toHaveLength(6);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 matches');
    await expect(item(tree, /^Tankers/)).toHaveAttribute('aria-setsize', '2');
    await expect([...(CSS.highlights.get('gh-tree-match') ?? [])].map(markedText)).toEqual(['er', 'er', 'er']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item(tree, /^Midwest Reefers/)).toHaveFocus();
    await userEvent.type(field, 'zz');
    await expect(canvas.getByText('Nothing found', { selector: 'strong' })).toBeVisible();
    await userEvent.clear(field);
    await expect(within(tree).getAllByRole('treeitem')).toHaveLength(3);
  },
});

/** A parent's checkbox changes only the children that match the search, so it can become mixed. */
export const CheckWhileSearching = meta.story({
  args: { searchable: true, defaultExpanded: ['midwest', 'reefers'], defaultChecked: [], onCheckedChange: fn() },
  play: async ({ canvas, args }) => {
    const tree = await canvas.findByRole('tree');
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'ohio');
    await userEvent.click(item(tree, /^Midwest/));
    await expect(item(tree, /^Ohio/)).toHaveAttribute('aria-checked', 'true');
    await expect(item(tree, /^Midwest/)).toHaveAttribute('aria-checked', 'mixed');
    const given = () => (args.onCheckedChange as ReturnType<typeof fn>).mock.lastCall?.[0] as TreeSelection;
    await expect(given().topIds).toEqual(['ohio']);
    await userEvent.clear(field);
    await userEvent.type(field, 'reefers');
    await userEvent.click(item(tree, /^Midwest Reefers/));
    await expect(given().leafIds).toEqual(['frozen', 'chilled', 'ohio']);
    await userEvent.clear(field);
    await expect(item(tree, /^Toledo yard/)).toHaveAttribute('aria-checked', 'false');
    await expect(item(tree, /^Chilled/)).toHaveAttribute('aria-checked', 'true');
  },
});

/** Shows a menu button for each row on hover and focus. Shift+F10 and the menu key open it. */
export const Actions = meta.story({
  args: {
    defaultChecked: ['frozen'],
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
    const tree = await canvas.findByRole('tree');
    await userEvent.hover(item(tree, /^Toledo yard/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Toledo yard' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    item(tree, /^Spare pool/).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await canvas.findByRole('menu', { name: 'Actions for Spare pool' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(item(tree, /^Spare pool/)).toHaveFocus());
  },
});

/** Loads children when a branch is first opened. The second branch fails once. */
export const LazyChildren = meta.story({
  render: (args) => {
    const tries = useRef(0);
    const nodes = useMemo(
      () => [
        { id: 'a', label: 'Cedar Ridge Logistics', lazy: true },
        { id: 'b', label: 'Lake Trailer', lazy: true },
      ],
      [],
    );
    const loadChildren = async ({ id }: TreeNode): Promise<TreeNode[]> => {
      if (id === 'b' && ++tries.current === 1) throw new Error('offline');
      return [
        { id: `${id}1`, label: `Yard one of ${id}` },
        { id: `${id}2`, label: `Yard two of ${id}` },
      ];
    };
    return <Tree {...args} nodes={nodes} loadChildren={loadChildren} defaultChecked={['a']} />;
  },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree');
    item(tree, /^Cedar/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await within(tree).findByRole('treeitem', { name: 'Yard two of a' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(await within(tree).findByText("Couldn't load")).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await within(tree).findByRole('treeitem', { name: 'Yard one of b' })).toBeVisible();
    await expect(item(tree, /^Lake/)).toHaveFocus();
  },
});

/** A hundred thousand nodes, all open. The arrays are created once, outside a render. */
export const HundredThousand = meta.story({
  render: () => {
    const tree = useRef<TreeHandle>(null);
    const [index] = useState(() => indexTree(manyGroups()));
    return (
      <div style={{ display: 'flex', flexDirection: 'column', gap: 8, blockSize: 420 }}>
        <div style={{ display: 'flex', gap: 8 }}>
          <Button size="xsmall" onClick={() => tree.current?.expandAll()}>
            Expand all
          </Button>
          <Button size="xsmall" onClick={() => tree.current?.collapseAll()}>
            Collapse all
          </Button>
          <Button size="xsmall" onClick={() => tree.current?.reveal('g77777')}>
            Show 77,777
          </Button>
        </div>
        <Tree
          ref={tree}
          label="Groups"
          nodes={index}
          defaultExpanded={['g0']}
          defaultChecked={[]}
          searchable
          style={{ blockSize: 'auto', flex: 1 }}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 77,777' }));
    await expect(await within(tree).findByText(/group 077777/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    tree.parentElement?.scrollTo({ top: 0 });
    const first = await within(tree).findByRole('treeitem', { name: /group 000000/ });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await waitFor(() => expect(within(tree).getAllByRole('treeitem')).toHaveLength(1));
  },
});

const onSave = fn();

function FormDemo() {
  const { control, handleSubmit } = useForm<{ groups: readonly string[] }>({ defaultValues: { groups: ['ohio'] } });
  return (
    <form onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 8 }}>
      <Controller
        control={control}
        name="groups"
        rules={{ validate: (groups) => groups.length > 0 }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Tree
            ref={ref}
            label="Groups of the user"
            nodes={GROUPS}
            defaultExpanded={['midwest']}
            checked={value}
            onCheckedChange={({ topIds }) => onChange(topIds)}
            onBlur={onBlur}
            style={{ blockSize: 240 }}
          />
        )}
      />
      <Button type="submit" kind="primary">
        Save
      </Button>
    </form>
  );
}

/** `topIds` is the value in a form. The tree gets focus if it is invalid. */
export const InForm = meta.story({
  render: () => <FormDemo />,
  play: async ({ canvas }) => {
    onSave.mockClear();
    const tree = await canvas.findByRole('tree');
    await userEvent.click(item(tree, /^Ohio/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('treeitem'));
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(item(tree, /^Midwest 1/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ groups: ['midwest'] }));
  },
});

export const Disabled = meta.story({ args: { defaultChecked: ['frozen', 'ohio'], disabled: true } });

export const Comfortable = meta.story({ args: { defaultChecked: ['frozen', 'ohio'], density: 'comfortable' } });

export const Loading = meta.story({ args: { nodes: [], busy: true, defaultChecked: [] } });

export const Empty = meta.story({
  args: {
    nodes: [],
    children: (
      <EmptyState title="No groups yet" action={<Button size="xsmall">Create group</Button>}>
        A group collects trailers that belong together.
      </EmptyState>
    ),
  },
});

export const Failed = meta.story({
  args: { nodes: [], children: <ErrorState title="Groups did not load" onRetry={() => {}} /> },
});

export const LongText = meta.story({
  args: {
    nodes: [
      {
        id: 'long',
        label: 'Refrigerated trailers that are waiting for their yearly inspection at the Toledo yard',
        count: 12_486,
        children: [
          { id: 'longer', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte', count: 7 },
        ],
      },
    ],
    defaultExpanded: ['long'],
    defaultChecked: ['longer'],
  },
});

export const RightToLeft = meta.story({
  args: { defaultChecked: ['frozen'], defaultExpanded: ['midwest'] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree');
    item(tree, /^South/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(tree, /^South/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(tree, /^South/)).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Narrow = meta.story({
  args: { defaultChecked: ['frozen'], searchable: true, density: 'comfortable' },
  globals: { viewport: { value: 'mobile1' } },
});

export const Dark = meta.story({
  args: { defaultChecked: ['frozen', 'tankers', 'cedar'], searchable: true },
  globals: { theme: 'dark' },
});
