import { roleLabel } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  ContrastIcon,
  Icon,
  LogOutIcon,
  Menu,
  MonitorIcon,
  MoonIcon,
  type OnDemandMenuState,
  SunIcon,
} from '@gladhand/ui';
import { useSession } from '../session/SessionContext';
import { THEME_CHOICES, type ThemeChoice, useTheme } from '../theme';
import { useViewer } from '../viewer/ViewerContext';

const ICONS: Readonly<Record<ThemeChoice, typeof SunIcon>> = {
  light: SunIcon,
  dark: MoonIcon,
  'high-contrast': ContrastIcon,
  system: MonitorIcon,
};

/** What the account's button opens. */
export function AccountMenuSheet({ trigger, open, onOpenChange }: OnDemandMenuState) {
  const { me } = useViewer();
  const session = useSession();
  const theme = useTheme();
  const { notify } = useWidgetHost();
  const signOutEverywhere = async () => {
    try {
      await session.signOut(true);
    } catch {
      notify({
        tone: 'critical',
        title: 'You are still signed in',
        detail: 'The server could not be reached. Please try again.',
      });
    }
  };
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content side="top" aria-label="Account">
        <Menu.Label>
          {me.email}
          <br />
          {roleLabel(me.roles)}
        </Menu.Label>
        <Menu.Separator />
        <Menu.RadioGroup
          aria-label="Theme"
          value={theme.choice}
          onValueChange={(choice) => theme.choose(choice as ThemeChoice)}
        >
          {THEME_CHOICES.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              <Icon icon={ICONS[value]} size={14} /> {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Item icon={<Icon icon={LogOutIcon} />} onSelect={() => void session.signOut()}>
          Log Out
        </Menu.Item>
        <Menu.Item onSelect={() => void signOutEverywhere()}>Sign out on all devices</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
