import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { Popover } from './Popover';

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover.Content,
  parameters: { dataTexts: ['Filter by faults'] },
  subcomponents: {
    'Popover.Root': Popover.Root,
    'Popover.Trigger': Popover.Trigger,
    'Popover.Anchor': Popover.Anchor,
    'Popover.Close': Popover.Close,
  },
});

/** The controls change this one. */
export const Playground = meta.story({
  args: { 'aria-label': 'Faults', side: 'bottom', align: 'start' },
  render: (args) => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Filter by faults</Button>
      </Popover.Trigger>
      <Popover.Content {...args}>
        <Checkbox label="ABS" />
        <Checkbox label="Lights" />
      </Popover.Content>
    </Popover.Root>
  ),
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Filter by faults</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Faults">
        <Checkbox label="ABS" />
        <Checkbox label="Lights" />
        <Checkbox label="Tire" />
      </Popover.Content>
    </Popover.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter by faults' });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog', { name: 'Faults' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('checkbox', { name: 'ABS' })).toBeVisible();
  },
});

export const RightToLeft = Ordinary.extend({ globals: { direction: 'rtl' } });

export const Dark = Ordinary.extend({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  render: () => (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button>Filter by faults</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Faults">
        <Checkbox label={LONG_NAME} />
        <Checkbox label={LONG_SENTENCE} />
      </Popover.Content>
    </Popover.Root>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await waitFor(fitsTheWidth);
  },
});

export const Narrow = LongText.extend({ globals: phone });
