import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow, phone } from '../internal/narrow.stories.data';
import { StaleBanner } from './StaleBanner';

const meta = preview.meta({
  title: 'Primitives/StaleBanner',
  component: StaleBanner,
  args: { reason: "Can't reach the server", asOf: 'Nov 17, 09:12 CST', onRetry: fn() },
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "Not up to dateCan't reach the server. Showing data from Nov 17, 09:12 CST.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The age of the data is unknown. */
export const UnknownAge = meta.story({
  args: { asOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Showing the last known data\.$/)).toBeVisible();
  },
});

export const Retrying = meta.story({ args: { retrying: true } });

/** In another language. */
export const OtherTexts = meta.story({
  args: {
    reason: 'Der Server ist nicht erreichbar.',
    texts: { title: 'Nicht aktuell', showing: (asOf) => `Stand: ${asOf}.`, retry: 'Erneut versuchen' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Server ist nicht erreichbar. Stand: Nov 17, 09:12 CST.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { reason: LONG_SENTENCE }, decorators: [narrow], play: fitsTheWidth });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({ globals: phone, play: fitsTheWidth });

export const Dark = meta.story({ globals: { theme: 'dark' } });
