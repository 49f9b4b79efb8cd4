import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { ProgressBar } from './ProgressBar';

const meta = preview.meta({
  title: 'Data/ProgressBar',
  component: ProgressBar,
  args: { label: 'Writing trailers', value: 412, max: 1204, detail: '412 of 1,204' },
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Writing trailers' })).toHaveAttribute('value', '412');
  },
});

/** Without a known total. */
export const Unknown = meta.story({ args: { value: undefined, detail: undefined } });

export const Done = meta.story({ args: { value: 1204, detail: '1,204 of 1,204' } });

export const LongText = meta.story({
  args: {
    label: 'Writing the trailers of the Great Lakes and the Upper Midwest to the file',
    style: { maxInlineSize: 240 },
  },
});

/** Fills from the right. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Narrow = LongText.extend({ decorators: [narrow], play: fitsTheWidth });
