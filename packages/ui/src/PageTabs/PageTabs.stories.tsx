import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth } from '../internal/narrow.stories.data';
import { PageTabs } from './PageTabs';

const meta = preview.meta({
  title: 'Primitives/PageTabs',
  component: PageTabs,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Settings',
    pages: [
      { href: '#profile', label: 'Profile' },
      { href: '#users', label: 'User Management' },
      { href: '#trailers', label: 'Trailer Management' },
      { href: '#groups', label: 'Group Management' },
    ],
    activeHref: '#users',
  },
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('User Management');
  },
});

export const OnePage = meta.story({
  args: { pages: [{ href: '#profile', label: 'Profile' }], activeHref: '#profile' },
});

export const Narrow = meta.story({
  args: { activeHref: '#groups', style: { inlineSize: 320 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    const shown = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(shown.right).toBeLessThanOrEqual(bar.right + 1);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Scrolls the tabs sideways, but not the page. */
export const LongText = meta.story({
  args: {
    style: { inlineSize: 320 },
    pages: [
      { href: '#profile', label: 'Profile' },
      { href: '#users', label: LONG_NAME },
    ],
  },
  play: fitsTheWidth,
});
