import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { FieldIcon } from '../icons/FieldIcon';
import { Logo } from '../Logo/Logo';
import { PageHeader } from '../PageHeader/PageHeader';
import { SideNav } from '../SideNav/SideNav';
import { AppShell } from './AppShell';
import { TabBar } from './TabBar';

const ITEMS = [
  { href: '#fleet', label: 'Fleet', icon: <FieldIcon name="trailer-dry-van" size={18} /> },
  { href: '#geofence', label: 'Geofence', icon: <FieldIcon name="geofence" size={18} /> },
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

/** The rail on a wide window; below 768 px the same pages stand in a bar at the bottom. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
