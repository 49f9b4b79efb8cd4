import { BellIcon, LayoutDashboardIcon, MapIcon, SettingsIcon, TableIcon } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { FieldIcon } from '../icons/FieldIcon';
import { Icon } from '../icons/Icon';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { Logo } from '../Logo/Logo';
import { LogoMark } from '../Logo/LogoMark';
import { SideNav } from './SideNav';

const meta = preview.meta({
  title: 'Primitives/SideNav',
  component: SideNav,
  parameters: { dataTexts: ['38 alerts'], layout: 'fullscreen' },
  args: {
    activeHref: '#fleet',
    brand: <Logo height={26} />,
    items: [
      { href: '#control', label: 'Fleet Control', icon: <Icon icon={LayoutDashboardIcon} size={18} /> },
      { href: '#tracking', label: 'Tracking', icon: <Icon icon={MapIcon} size={18} /> },
      { href: '#fleet', label: 'Fleet', icon: <Icon icon={TableIcon} size={18} /> },
      { href: '#geofence', label: 'Geofence', icon: <FieldIcon name="geofence" size={18} /> },
      { href: '#alerts', label: 'Alerts', icon: <Icon icon={BellIcon} size={18} />, badge: 38, badgeLabel: 'alerts' },
    ],
    endItems: [{ href: '#settings', label: 'Settings', icon: <Icon icon={SettingsIcon} size={18} /> }],
    footer: 'dana.morales@cedarridge.com',
    style: { blockSize: 520 },
  },
});

export const Wide = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fleet' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Alerts 38 alerts/ })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' }).offsetWidth).toBe(208);
  },
});

export const Minimized = meta.story({
  args: { minimized: true, brand: <LogoMark size={24} />, footer: 'DM' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' }).offsetWidth).toBe(52);
    await userEvent.tab();
    canvas.getByRole('link', { name: 'Alerts, 38 alerts' }).focus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Alerts'));
  },
});

export const RightToLeft = Wide.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = Wide.extend({ play: undefined, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    items: ['#control', '#fleet', '#alerts'].map((href) => ({
      href,
      label: LONG_NAME,
      icon: <Icon icon={BellIcon} size={18} />,
      badge: 12_486,
      badgeLabel: 'alerts',
    })),
    footer: `${LONG_NAME.replaceAll(' ', '.')}@cedarridge.com`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' }).offsetWidth).toBe(208);
    await fitsTheWidth();
  },
});

/** Scrolls in a low window. */
export const Narrow = Minimized.extend({ args: { style: { blockSize: 260 } }, globals: phone, play: fitsTheWidth });
