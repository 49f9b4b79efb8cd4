import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { Switch } from './Switch';

const meta = preview.meta({ title: 'Fields/Switch', component: Switch, args: { label: 'Reefer Controls' } });

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Reefer Controls' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
});

export const On = meta.story({ args: { defaultChecked: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const DisabledOn = meta.story({ args: { disabled: true, defaultChecked: true } });

export const LongText = Ordinary.extend({
  play: undefined,
  args: {
    label: 'Refrigerated trailers of the Midwest region that are leased out to Cedar Ridge Logistics until the spring',
  },
  decorators: [narrow],
});

export const RightToLeft = On.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = On.extend({ play: undefined, globals: { theme: 'dark' } });

export const Narrow = LongText.extend({ args: { defaultChecked: true }, play: fitsTheWidth });
