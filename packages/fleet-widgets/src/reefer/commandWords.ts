import { CommandStatus, commandStatus, fahrenheit, ReeferCommand, reeferCommand } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/react';
import type { Tone } from '@gladhand/ui';
import { signOf, temperatureText } from './temperatureWords';

const TONE: Readonly<Record<string, Tone>> = {
  [CommandStatus.InProgress]: 'neutral',
  [CommandStatus.Success]: 'good',
  [CommandStatus.Failed]: 'critical',
};

/** How the status of a command looks; an unknown word is unknown, never good. */
export const commandLook = (status: string): { tone: Tone; label: string } => ({
  tone: TONE[status] ?? 'unknown',
  label: commandStatus(status).label,
});

/** A command in words: 'Remote Off', 'Set Point 1 to 34.0 °F'. */
export function commandText(
  { kind, zone, setPointC }: { kind: string; zone: number | null; setPointC: number | null },
  units: UnitSystem,
): string {
  const { label } = reeferCommand(kind);
  if (kind !== ReeferCommand.SetPoint || setPointC === null) return label;
  return `${label} ${zone ?? ''} to ${temperatureText(fahrenheit(setPointC), units)} °${signOf(units)}`;
}
