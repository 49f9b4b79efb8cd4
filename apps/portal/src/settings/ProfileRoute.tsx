import { Profile } from '@gladhand/admin-widgets';
import { RadioGroup } from '@gladhand/ui';
import { useSession } from '../session/SessionContext';
import { THEME_CHOICES, useTheme } from '../theme';
import { UNIT_CHOICES, useUnits } from '../viewer/units';
import { SETTINGS_MESSAGES as TEXT } from './messages';

/** The account of the user, and the settings that the portal keeps on this device. */
export function ProfileRoute() {
  const session = useSession();
  return <Profile onPasswordChanged={(answer) => session.signedIn(answer)} preferences={<DevicePreferences />} />;
}

function DevicePreferences() {
  const theme = useTheme();
  const units = useUnits();
  return (
    <>
      <RadioGroup
        label={TEXT.units}
        layout="row"
        options={UNIT_CHOICES}
        value={units.choice}
        onChange={({ target }) => units.choose(target.value as typeof units.choice)}
      />
      <RadioGroup
        label={TEXT.deviceTheme}
        layout="row"
        options={THEME_CHOICES}
        value={theme.choice}
        onChange={({ target }) => theme.choose(target.value as typeof theme.choice)}
      />
    </>
  );
}
