import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow, phone } from '../internal/narrow.stories.data';
import { FailedState } from './FailedState';

const meta = preview.meta({
  title: 'Primitives/FailedState',
  component: FailedState,
  args: { what: 'The fleet', message: 'The server is busy. Please try again in a moment.', onRetry: fn() },
});

export const NotLoaded = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const AskingAgain = meta.story({ args: { retrying: true } });

export const Forbidden = meta.story({
  args: { forbidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have access to the fleet")).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** In another language. */
export const OtherWords = meta.story({
  args: {
    what: 'Die Flotte',
    message: 'Der Server ist beschäftigt.',
    texts: { failed: (what) => `${what} ist nicht geladen`, retry: 'Noch einmal' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Flotte ist nicht geladen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Noch einmal' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { what: LONG_NAME, message: LONG_SENTENCE },
  decorators: [narrow],
  play: fitsTheWidth,
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({ globals: phone, play: fitsTheWidth });

export const Dark = meta.story({ globals: { theme: 'dark' } });
