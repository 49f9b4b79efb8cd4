import type { UnitSystem } from '@gladhand/domain/formats';
import { fahrenheit } from '@gladhand/domain/formats';
import { CommandStatus, commandStatus, ReeferCommand, reeferCommand } from '@gladhand/domain/reefers';
import { type Say, sayEnglish, type Tone } from '@gladhand/ui';
import { REEFER_MESSAGES } from './messages';
import { signOf, temperatureText } from './temperatureWords';

const TONE: Readonly<Record<string, Tone>> = {
  [CommandStatus.InProgress]: 'neutral',
  [CommandStatus.Success]: 'good',
  [CommandStatus.Failed]: 'critical',
};

/** The look of a command's status. Unknown values look unknown, never good. */
export const commandLook = (status: string, say: Say = sayEnglish): { tone: Tone; label: string } => ({
  tone: TONE[status] ?? 'unknown',
  label: say(commandStatus(status).label),
});

/** A command as text: 'Remote Off', 'Set Point 1 to 34.0 °F'. */
export function commandText(
  { kind, zone, setPointC }: { kind: string; zone: number | null; setPointC: number | null },
  units: UnitSystem,
  messages = REEFER_MESSAGES,
  say: Say = sayEnglish,
): string {
  const label = say(reeferCommand(kind).label);
  if (kind !== ReeferCommand.SetPoint || setPointC === null || zone === null) return label;
  return messages.setPointTo(label, zone, temperatureText(fahrenheit(setPointC), units) ?? '', signOf(units));
}
