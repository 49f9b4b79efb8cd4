import { useWidgetHost } from '@gladhand/domain/react';
import { roleLabel } from '@gladhand/domain/users';
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
import { SHELL_MESSAGES as TEXT } from './messages';

const ICONS: Readonly<Record<ThemeChoice, typeof SunIcon>> = {
  light: SunIcon,
  dark: MoonIcon,
  'high-contrast': ContrastIcon,
  system: MonitorIcon,
};

/** The content of the account menu. */
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
        title: TEXT.stillSignedIn,
        detail: TEXT.stillSignedInDetail,
      });
    }
  };
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content side="top" aria-label={TEXT.account}>
        <Menu.Label>
          {me.email}
          <br />
          {roleLabel(me.roles)}
        </Menu.Label>
        <Menu.Separator />
        <Menu.RadioGroup
          aria-label={TEXT.theme}
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
          {TEXT.logOut}
        </Menu.Item>
        <Menu.Item onSelect={() => void signOutEverywhere()}>{TEXT.signOutEverywhere}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
