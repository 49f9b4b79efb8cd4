import { DownloadIcon, PencilIcon, Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { Icon } from '../icons/Icon';
import { LONG_NAME, LONG_WORD } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { lazyPart } from '../lazyPart/lazyPart';
import { Menu } from './Menu';
import { OnDemandMenu, type OnDemandMenuState } from './OnDemandMenu';

const onEdit = fn();
const meta = preview.meta({
  title: 'Overlays/Menu',
  component: Menu.Content,
  parameters: { dataTexts: ['Actions'] },
  subcomponents: {
    'Menu.Root': Menu.Root,
    'Menu.Trigger': Menu.Trigger,
    'Menu.Item': Menu.Item,
    'Menu.CheckboxItem': Menu.CheckboxItem,
    'Menu.RadioGroup': Menu.RadioGroup,
    'Menu.RadioItem': Menu.RadioItem,
    OnDemandMenu,
  },
});

/** The controls change this one. */
export const Playground = meta.story({
  args: { align: 'start', sideOffset: 4 },
  render: (args) => (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Actions</Button>
      </Menu.Trigger>
      <Menu.Content {...args}>
        <Menu.Item>Edit</Menu.Item>
        <Menu.Item>Export</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
});

export const Actions = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Actions</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Label>R-2160</Menu.Label>
        <Menu.Item icon={<Icon icon={PencilIcon} />} onSelect={onEdit}>
          Edit
        </Menu.Item>
        <Menu.Item icon={<Icon icon={DownloadIcon} />} note="CSV">
          Export
        </Menu.Item>
        <Menu.Item disabled>Move to group</Menu.Item>
        <Menu.Separator />
        <Menu.Item icon={<Icon icon={Trash2Icon} />} tone="critical">
          Delete
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
});

function ColumnsDemo() {
  const [hidden, setHidden] = useState(['Dwell Time']);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Hide columns</Button>
      </Menu.Trigger>
      <Menu.Content>
        {['Dwell Time', 'Load Status', 'Tethered Status'].map((name) => (
          <Menu.CheckboxItem
            key={name}
            checked={!hidden.includes(name)}
            onCheckedChange={(shown) => setHidden(shown ? hidden.filter((each) => each !== name) : [...hidden, name])}
          >
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}

export const Columns = meta.story({
  render: () => <ColumnsDemo />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    const dwell = await canvas.findByRole('menuitemcheckbox', { name: 'Dwell Time' });
    await expect(dwell).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(dwell).toBeChecked();
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
});

function ThemeDemo({ closing }: { closing?: boolean }) {
  const [theme, setTheme] = useState('light');
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Theme</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.RadioGroup aria-label="Theme" value={theme} onValueChange={setTheme}>
          <Menu.RadioItem value="light" closing={closing}>
            Light
          </Menu.RadioItem>
          <Menu.RadioItem value="dark" closing={closing}>
            Dark
          </Menu.RadioItem>
          <Menu.RadioItem value="system" closing={closing} note="now: light">
            As the system
          </Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  );
}

/** Chooses one of several. The menu stays open to show the result. */
export const Choice = meta.story({
  render: () => <ThemeDemo />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Theme' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const group = await canvas.findByRole('group', { name: 'Theme' });
    await expect(within(group).getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(canvas.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
  },
});

/** Closes with the choice. */
export const ClosingChoice = meta.story({
  render: () => <ThemeDemo closing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
});

export const ChoiceDark = Choice.extend({ globals: { theme: 'dark' } });

function LateMenu({ trigger, open, onOpenChange }: OnDemandMenuState) {
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.Item>Light</Menu.Item>
        <Menu.Item>Dark</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
const Late = lazyPart(async () => LateMenu);

/** Loads the menu's code when it is first opened, and moves focus as usual. */
export const OnDemand = meta.story({
  render: () => <OnDemandMenu trigger={<Button>Theme</Button>}>{(menu) => <Late {...menu} />}</OnDemandMenu>,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Theme' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Light' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theme' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
});

export const RightToLeft = Actions.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const item = await canvas.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(item).toBeVisible());
    const words = canvas.getByText('Edit').getBoundingClientRect();
    const { left, right } = item.getBoundingClientRect();
    await expect(right - words.right).toBeLessThan(words.left - left);
  },
});

export const Dark = Actions.extend({ globals: { theme: 'dark' } });

/** Wraps a long line, so the menu is never wider than the window. */
export const LongText = meta.story({
  render: () => (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <Button>Move to group</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Label>{LONG_NAME}</Menu.Label>
        <Menu.Item icon={<Icon icon={PencilIcon} />} note="1,204">
          {LONG_NAME}
        </Menu.Item>
        <Menu.Item>{LONG_WORD}</Menu.Item>
        <Menu.CheckboxItem checked>{LONG_NAME}</Menu.CheckboxItem>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await waitFor(fitsTheWidth);
  },
});

export const Narrow = LongText.extend({ globals: phone });
