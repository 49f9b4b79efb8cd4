import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { Tabs } from './Tabs';

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs.Root,
  parameters: { dataTexts: ['Sensors', 'Reefer Unit', 'Wheel End', 'Lights', 'Readings of'] },
  subcomponents: { 'Tabs.Trigger': Tabs.Trigger, 'Tabs.Content': Tabs.Content },
});

const sensors = { reefer: 'Reefer Unit', abs: 'ABS', wheelEnd: 'Wheel End', lights: 'Lights' };

/** The controls change this one. */
export const Playground = meta.story({
  args: { defaultValue: 'reefer' },
  render: (args) => (
    <Tabs.Root key={args.defaultValue} {...args}>
      <Tabs.List aria-label="Sensors">
        {Object.entries(sensors).map(([key, name]) => (
          <Tabs.Trigger key={key} value={key}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {Object.entries(sensors).map(([key, name]) => (
        <Tabs.Content key={key} value={key}>
          Readings of {name}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  ),
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Tabs.Root defaultValue="reefer">
      <Tabs.List aria-label="Sensors">
        {Object.entries(sensors).map(([key, name]) => (
          <Tabs.Trigger key={key} value={key} disabled={key === 'lights'}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {Object.entries(sensors).map(([key, name]) => (
        <Tabs.Content key={key} value={key}>
          Readings of {name}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'ABS' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Readings of ABS');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Wheel End' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Readings of Reefer Unit');
  },
});

/** The first tab is at the right, and the left arrow moves to the next one. */
export const RightToLeft = Ordinary.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('tab', { name: 'Reefer Unit' });
    const next = canvas.getByRole('tab', { name: 'ABS' });
    await userEvent.click(first);
    await expect(next.getBoundingClientRect().right).toBeLessThan(first.getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(next).toHaveAttribute('aria-selected', 'true');
  },
});

export const Narrow = Ordinary.extend({ play: undefined, decorators: [narrow] });

export const Dark = Ordinary.extend({ play: undefined, globals: { theme: 'dark' } });

/** Scrolls the tabs, and brings the selected one into view. */
export const LongText = meta.story({
  render: () => (
    <Tabs.Root defaultValue="c">
      <Tabs.List aria-label="Sensors">
        {['a', 'b', 'c'].map((key) => (
          <Tabs.Trigger key={key} value={key}>
            {key.toUpperCase()} {LONG_NAME}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="a">{LONG_NAME}</Tabs.Content>
    </Tabs.Root>
  ),
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /^A/ })).toHaveFocus();
    await fitsTheWidth();
  },
});
