import { defineMessages } from '@gladhand/ui';
/** Texts about reefer commands. */
export const REEFER_MESSAGES = defineMessages('reefer', {
  setPointHint: 'Target temperature for a zone.',
  clearAlarmsHint: 'Clears all alarms. Alarms that are still active will return.',
  continuousHint: 'Runs continuously. Steadier temperature, more fuel.',
  cycleHint: 'Starts and stops automatically to save fuel.',
  powerOffHint: 'Shuts the unit off. Cargo temperature is no longer maintained.',
  powerOnHint: 'Turns the unit on.',
  command: 'Command',
  zone: 'Zone',
  zoneNumber: (zone: number) => `Zone ${zone}`,
  setPoint: 'Set point',
  fromTo: (min: number, max: number, unit: string) => `From ${min} to ${max} °${unit}`,
  turnOffNow: (target: string) => `Turn off ${target} now?`,
  sendTo: (command: string, target: string) => `Send ${command} to ${target}?`,
  continue: 'Continue',
  tryAgain: 'Try again',
  turnOff: 'Turn off',
  sendCommand: 'Send command',
  commandEffect: 'The unit applies the command when it receives it, then confirms.',
  powerOffWarning: "The cargo won't be cooled or heated until the unit is turned on again.",
  powerOffFinal: 'Final confirmation. Cargo in a loaded trailer may spoil.',
  setPointTo: (setPoint: string, zone: number, temperature: string, unit: string) =>
    `${setPoint} ${zone} to ${temperature} °${unit}`,
  notReported: 'Not reported by the unit.',
  aboveRange: "Above the sensor's range. It may be broken or unplugged.",
});
