import { Profile } from '@gladhand/admin-widgets';
import { RadioGroup, Select, useMessages } from '@gladhand/ui';
import { useLanguage } from '../languages/LanguageContext';
import { browserLanguage, LANGUAGES, parseChoice } from '../languages/languages';
import { START_MESSAGES } from '../messages';
import { useSession } from '../session/SessionContext';
import { themeChoices, useTheme } from '../theme';
import { VIEWER_MESSAGES } from '../viewer/messages';
import { unitChoices, useUnits } from '../viewer/units';
import { SETTINGS_MESSAGES } from './messages';

/** The account of the user, and the settings that the portal keeps on this device. */
export function ProfileRoute() {
  const session = useSession();
  return <Profile onPasswordChanged={(answer) => session.signedIn(answer)} preferences={<DevicePreferences />} />;
}

function DevicePreferences() {
  const messages = useMessages(SETTINGS_MESSAGES);
  const themes = themeChoices(useMessages(START_MESSAGES));
  const unitSystems = unitChoices(useMessages(VIEWER_MESSAGES));
  const theme = useTheme();
  const units = useUnits();
  const { choice, choose } = useLanguage();
  return (
    <>
      <Select
        label={messages.language}
        options={[
          { value: 'browser', label: messages.browserLanguage(browserLanguage(navigator.languages).name) },
          ...LANGUAGES.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={choice}
        onChange={(next) => choose(parseChoice(next))}
      />
      <RadioGroup
        label={messages.units}
        layout="row"
        options={unitSystems}
        value={units.choice}
        onChange={({ target }) => units.choose(target.value as typeof units.choice)}
      />
      <RadioGroup
        label={messages.deviceTheme}
        layout="row"
        options={themes}
        value={theme.choice}
        onChange={({ target }) => theme.choose(target.value as typeof theme.choice)}
      />
    </>
  );
}
