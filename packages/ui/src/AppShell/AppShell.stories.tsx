import { BellIcon, SettingsIcon, UsersIcon } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { FieldIcon } from '../icons/FieldIcon';
import { Icon } from '../icons/Icon';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { Logo } from '../Logo/Logo';
import { PageHeader } from '../PageHeader/PageHeader';
import { SideNav } from '../SideNav/SideNav';
import { AppShell } from './AppShell';
import { TabBar } from './TabBar';

const ITEMS = [
  { href: '#fleet', label: 'Fleet', icon: <FieldIcon name="trailer-dry-van" size={18} /> },
  { href: '#geofence', label: 'Geofence', icon: <FieldIcon name="geofence" size={18} /> },
];

const LONG_ITEMS = [
  ...ITEMS,
  { href: '#notifications', label: 'Notifications', icon: <Icon icon={BellIcon} size={18} />, badge: 1204 },
  { href: '#customers', label: 'Customers of the dealer', icon: <Icon icon={UsersIcon} size={18} /> },
  { href: '#settings', label: 'Settings', icon: <Icon icon={SettingsIcon} size={18} /> },
];

const meta = preview.meta({
  title: 'Primitives/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    nav: <SideNav items={ITEMS} activeHref="#fleet" brand={<Logo height={20} />} />,
    tabBar: <TabBar items={ITEMS} activeHref="#fleet" />,
    children: <PageHeader title="Fleet" />,
  },
});

/** Side navigation in a wide window. Below 768 px, the same pages are in a bar at the bottom. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    nav: <SideNav items={LONG_ITEMS} activeHref="#fleet" brand={<Logo height={20} />} />,
    children: <PageHeader title={LONG_NAME} />,
  },
  play: fitsTheWidth,
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** The bottom bar with the largest number of pages. */
export const Narrow = meta.story({
  args: { tabBar: <TabBar items={LONG_ITEMS} activeHref="#fleet" />, children: <PageHeader title={LONG_NAME} /> },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Fleet' })).toHaveAttribute('aria-current', 'page');
    await fitsTheWidth();
  },
});
