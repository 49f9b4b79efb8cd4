import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { ScopeSelect } from './ScopeSelect';

const meta = preview.meta({
  title: 'Primitives/ScopeSelect',
  component: ScopeSelect,
  args: {
    label: 'Customer',
    allLabel: 'All Customers',
    options: [
      { id: 1, label: 'Northline Freight' },
      { id: 2, label: 'Cedar Ridge Logistics of the Great Lakes and the Upper Midwest' },
    ],
    value: null,
    onChange: fn(),
  },
});

export const AllOfThem = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Northline Freight' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

export const OneOfThem = meta.story({
  args: { value: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'All Customers' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const LongText = meta.story({
  args: { options: [{ id: 1, label: LONG_NAME }], value: 1 },
  play: fitsTheWidth,
});

export const Narrow = LongText.extend({ globals: phone });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
