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
  useMessages,
  useWords,
} from '@gladhand/ui';
import { START_MESSAGES } from '../messages';
import { useSession } from '../session/SessionContext';
import { type ThemeChoice, themeChoices, useTheme } from '../theme';
import { useViewer } from '../viewer/ViewerContext';
import { SHELL_MESSAGES } from './messages';

const ICONS: Readonly<Record<ThemeChoice, typeof SunIcon>> = {
  light: SunIcon,
  dark: MoonIcon,
  'high-contrast': ContrastIcon,
  system: MonitorIcon,
};

/** The content of the account menu. */
export function AccountMenuSheet({ trigger, open, onOpenChange }: OnDemandMenuState) {
  const messages = useMessages(SHELL_MESSAGES);
  const { me } = useViewer();
  const session = useSession();
  const theme = useTheme();
  const say = useWords();
  const themes = themeChoices(useMessages(START_MESSAGES));
  const { notify } = useWidgetHost();
  const signOutEverywhere = async () => {
    try {
      await session.signOut(true);
    } catch {
      notify({
        tone: 'critical',
        title: messages.stillSignedIn,
        detail: messages.stillSignedInDetail,
      });
    }
  };
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content side="top" aria-label={messages.account}>
        <Menu.Label>
          {me.email}
          <br />
          {say(roleLabel(me.roles))}
        </Menu.Label>
        <Menu.Separator />
        <Menu.RadioGroup
          aria-label={messages.theme}
          value={theme.choice}
          onValueChange={(choice) => theme.choose(choice as ThemeChoice)}
        >
          {themes.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              <Icon icon={ICONS[value]} size={14} /> {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Item icon={<Icon icon={LogOutIcon} />} onSelect={() => void session.signOut()}>
          {messages.logOut}
        </Menu.Item>
        <Menu.Item onSelect={() => void signOutEverywhere()}>{messages.signOutEverywhere}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
