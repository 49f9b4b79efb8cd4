import { Suspense } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { Skeleton } from '../Skeleton/Skeleton';
import { lazyPart } from './lazyPart';
import { NewVersion } from './NewVersion';

const meta = preview.meta({ title: 'Primitives/NewVersion', component: NewVersion, args: { onReload: fn() } });

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('There is a new version of this page');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

const reload = fn();

const newGonePart = () =>
  lazyPart<{ name: string }>(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /Plot-D9x0aQ1f.js')),
    {
      whenGone: ({ name }) => (
        <NewVersion texts={{ title: `${name}: neue Version`, reload: 'Neu laden' }} onReload={reload} />
      ),
    },
  );

/** A part whose code was removed by a deployment, with texts of the host. */
export const InPlaceOfAPart = meta.story({
  // A part is loaded once, so each run has its own.
  loaders: [() => ({ Part: newGonePart() })],
  render: (_, { loaded }) => {
    const { Part } = loaded as { Part: ReturnType<typeof newGonePart> };
    return (
      <Suspense fallback={<Skeleton height={40} />}>
        <Part name="Diagramm" />
      </Suspense>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => {
      // A restored connection ends the pause before the next attempt.
      globalThis.dispatchEvent(new Event('online'));
      expect(canvas.getByText('Diagramm: neue Version')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ args: { texts: { title: LONG_NAME, reload: LONG_NAME } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = LongText.extend({ decorators: [narrow], play: fitsTheWidth });

export const Dark = meta.story({ globals: { theme: 'dark' } });
