import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { ErrorState } from './ErrorState';

const meta = preview.meta({
  title: 'Data/ErrorState',
  component: ErrorState,
  args: { title: 'Positions did not load', children: 'Showing data from 14:02, 6 min ago.', onRetry: fn() },
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Positions did not load');
  },
});

export const Retrying = meta.story({ args: { retrying: true } });

/** Has no button if a retry can't help. */
export const Final = meta.story({ args: { onRetry: undefined } });

export const LongText = meta.story({
  args: {
    title: 'Positions of the trailers of Cedar Ridge Logistics of the Great Lakes and the Upper Midwest did not load',
    style: { maxInlineSize: 280 },
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = LongText.extend({ decorators: [narrow], play: fitsTheWidth });
