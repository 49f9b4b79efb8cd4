import { PencilIcon } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Icon } from '../icons/Icon';
import { Menu } from '../Menu/Menu';
import { GROUPS } from '../Tree/groups.stories.data';
import { Tree } from '../Tree/Tree';
import type { TreeNode } from '../Tree/treeTypes';
import { announces, hears } from './heard.stories.data';

const rename = fn();

const meta = preview.meta({
  title: 'Accessibility/Tree',
  component: Tree<TreeNode>,
  args: {
    label: 'Groups',
    nodes: GROUPS,
    searchable: true,
    defaultChecked: [],
    actions: () => (
      <Menu.Item icon={<Icon icon={PencilIcon} size={14} />} onSelect={rename}>
        Rename
      </Menu.Item>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420, maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Searches, checks and renames a group by keyboard, with its level, position and state. */
export const KeyboardAlone = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, step }) => {
    rename.mockClear();
    const key = userEvent.keyboard;
    const tree = await canvas.findByRole('tree', { name: 'Groups' });
    await step('the search field comes first, then the tree as one tab stop', async () => {
      await expect(tree).toHaveAttribute('aria-multiselectable', 'true');
      await userEvent.tab();
      await hears('searchbox', 'Search');
      await userEvent.tab();
      await hears('treeitem', /^Midwest 1,848/, { level: '1', posinset: '1', setsize: '3', expanded: 'false' });
    });
    await step('arrow keys open and enter branches', async () => {
      await key('{ArrowRight}');
      await hears('treeitem', /^Midwest 1,848/, { expanded: 'true' });
      await key('{ArrowRight}');
      await hears('treeitem', /^Midwest Reefers/, { level: '2', posinset: '1', setsize: '3', expanded: 'false' });
      await key('{ArrowDown}');
      await hears('treeitem', /^Ohio dry vans/, { level: '2', posinset: '2', expanded: null, checked: 'false' });
    });
    await step('Space checks a node, and its parent becomes mixed', async () => {
      await key(' ');
      await hears('treeitem', /^Ohio dry vans/, { checked: 'true' });
      await key('{ArrowLeft}');
      await hears('treeitem', /^Midwest 1,848/, { checked: 'mixed' });
      await key(' ');
      await hears('treeitem', /^Midwest 1,848/, { checked: 'true' });
      await key('{ArrowLeft}');
      await hears('treeitem', /^Midwest 1,848/, { expanded: 'false' });
    });
    await step('letters and End jump, and a disabled node is exposed as disabled', async () => {
      await key('{End}');
      await hears('treeitem', /^Spare pool/, { level: '1', posinset: '3' });
      await key('so');
      await hears('treeitem', /^South/, { expanded: 'false' });
      await key('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
      await hears('treeitem', /^Leased out/, { disabled: 'true' });
    });
    await step('a search announces its matches, and Arrow Down moves to them', async () => {
      await userEvent.tab({ shift: true });
      await hears('searchbox', 'Search');
      await key('toledo');
      await announces('1 match');
      await key('{ArrowDown}');
      await waitFor(() => expect(tree.contains(document.activeElement)).toBe(true));
      await key('{End}');
      await hears('treeitem', /^Toledo yard/, { level: '2', posinset: '1', setsize: '1', checked: 'true' });
    });
    await step('the menu of a row opens by keyboard and returns focus', async () => {
      await key('{Shift>}{F10}{/Shift}');
      const menu = await canvas.findByRole('menu', { name: 'Actions for Toledo yard' });
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
      await key('{ArrowDown}');
      await hears('menuitem', 'Rename');
      await key('{Enter}');
      await expect(rename).toHaveBeenCalledTimes(1);
      await hears('treeitem', /^Toledo yard/);
    });
  },
});
