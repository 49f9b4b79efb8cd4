import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { crossIn, InnerButton } from './InnerButton';

const meta = preview.meta({
  title: 'Primitives/InnerButton',
  component: InnerButton,
  args: { type: 'button', 'aria-label': 'Clear', children: crossIn('medium'), onClick: fn() },
});

/** Its mark is small, but it takes presses within 24 px. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** In fields of the smallest size. */
export const Small = meta.story({ args: { children: crossIn('xsmall') } });

export const RightToLeft = Ordinary.extend({ play: undefined, globals: { direction: 'rtl' } });
