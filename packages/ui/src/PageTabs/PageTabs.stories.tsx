import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode, noPicture } from '#storybook/visual';
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

const MANY = [
  'Profile',
  'User Management',
  'Trailer Management',
  'Subscription Management',
  'Group Management',
  'OTA Management',
  'VIN Transfer',
].map((label) => ({ href: `#${label.toLowerCase().replaceAll(' ', '-')}`, label }));

/** Pages that don't fit are behind a button. The current one stays in the row, although it is the last. */
export const More = meta.story({
  args: { pages: MANY, activeHref: '#vin-transfer', style: { inlineSize: 640 } },
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation');
    await waitFor(() =>
      expect(
        within(bar)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Profile', 'User Management', 'Trailer Management', 'VIN Transfer']),
    );
    const button = canvas.getByRole('button', { name: 'More', expanded: false });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Subscription Management' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'OTA Management' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Group Management' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Group Management' })).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'OTA Management' })).toHaveAttribute('href', '#ota-management');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Subscription Management' })).toHaveFocus();
  },
});

/** In a box that becomes wider, all pages are in the row. */
export const Widened = meta.story({
  args: { pages: MANY, activeHref: '#profile', style: { inlineSize: 400 } },
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeLessThan(MANY.length));
    canvas.getByRole('navigation').style.inlineSize = '1200px';
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(MANY.length));
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
});

export const Narrow = meta.story({
  args: { pages: MANY, activeHref: '#subscription-management', style: { inlineSize: 320 } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(canvas.getByRole('link', { current: 'page' }).getBoundingClientRect().right).toBeLessThanOrEqual(
      bar.right,
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(bar.left);
    await expect(list.right).toBeLessThanOrEqual(bar.right);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { pages: MANY, activeHref: '#group-management', style: { inlineSize: 400 } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    const button = await canvas.findByRole('button', { name: 'More' });
    await userEvent.click(button);
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(Math.abs(list.left - button.getBoundingClientRect().left)).toBeLessThanOrEqual(1);
    await expect(list.right).toBeLessThanOrEqual(bar.right);
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A name that is wider than the row is cut in it, and complete behind the button. */
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
