import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { RelativeTime } from './RelativeTime';

const NOW = new Date('2026-11-17T15:12:00.000Z');
const now = () => NOW;

const meta = preview.meta({
  title: 'Data/RelativeTime',
  component: RelativeTime,
  args: { at: new Date(NOW.getTime() - 4 * 60_000), now },
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 min')).toHaveAttribute('datetime', '2026-11-17T15:08:00.000Z');
  },
});

/** In a sentence. */
export const InWords = meta.story({ args: { format: (age) => `Updated ${age} ago` } });

/** In another language. */
export const OtherWords = meta.story({
  args: { texts: { minutes: (count) => `${count} Min.` }, format: (age) => `vor ${age}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vor 4 Min.')).toBeVisible();
  },
});

/** Shows the exact time in the viewer's time zone, not that of the device. */
export const InAZone = meta.story({
  args: { timeZone: 'America/Chicago', locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 min')).toHaveAttribute('title', 'Nov 17, 2026, 9:08 AM CST');
  },
});

export const Days = meta.story({ args: { at: new Date(NOW.getTime() - 11 * 86_400_000) } });

/** Shows no future time if the device's clock is behind. */
export const Ahead = meta.story({
  args: { at: new Date(NOW.getTime() + 60_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: { format: (age) => `Last report of the gateway ${age} ago` },
  decorators: [narrow],
  play: fitsTheWidth,
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { format: (age) => `قبل ${age}` } });
