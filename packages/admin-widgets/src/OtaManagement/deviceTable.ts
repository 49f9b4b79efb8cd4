import { type FileColumn, type FileTable, type FileValue, wallTimeOf } from '@gladhand/domain/files';
import { type OtaCampaign, type OtaCampaignDevice, otaReason, otaState } from '@gladhand/domain/ota';
import type { Say } from '@gladhand/ui';
import type { OTA_MESSAGES } from './messages';
import { waitsText } from './waitsText';

export interface DeviceTableContext {
  messages: typeof OTA_MESSAGES;
  say: Say;
  /** IANA name of the viewer's zone. */
  timeZone: string;
  campaign: Pick<OtaCampaign, 'maxAttempts'> & { package: Pick<OtaCampaign['package'], 'version'> };
}

/** Devices of a campaign as a table for a file: each instant in the viewer's zone and in UTC, as the headings say. */
export function deviceTable(
  context: DeviceTableContext,
  pages: AsyncIterable<readonly OtaCampaignDevice[]>,
): FileTable {
  const { messages, timeZone } = context;
  const inZones = (heading: string): FileColumn[] =>
    [timeZone, 'UTC'].map((zone) => ({ heading: messages.inZone(heading, zone), isTime: true }));
  return {
    columns: [
      { heading: messages.unitId },
      { heading: messages.vin, widthCharacters: 18 },
      { heading: messages.serialNumber, widthCharacters: 16 },
      { heading: messages.customer, widthCharacters: 20 },
      { heading: messages.stage },
      { heading: messages.state, widthCharacters: 12 },
      { heading: messages.reason, widthCharacters: 22 },
      { heading: messages.detail, widthCharacters: 30 },
      { heading: messages.waiting, widthCharacters: 24 },
      { heading: messages.earlierVersion },
      { heading: messages.reportedVersion },
      { heading: messages.versionToReport },
      { heading: messages.attemptsTitle },
      { heading: messages.maxAttempts },
      ...inZones(messages.changed),
      ...inZones(messages.lastSeen),
    ],
    pages: (async function* () {
      for await (const devices of pages) yield devices.map((device) => valuesOf(device, context));
    })(),
  };
}

function valuesOf(device: OtaCampaignDevice, { messages, say, timeZone, campaign }: DeviceTableContext): FileValue[] {
  const times = (text: string | null | undefined) =>
    [timeZone, 'UTC'].map((zone) => (text ? wallTimeOf(new Date(text), zone) : null));
  return [
    ...[device.unitId, device.vin, device.serialNumber ?? null, device.customerName, device.stage + 1],
    say(otaState(device.state).label),
    device.reason ? say(otaReason(device.reason).label) : null,
    device.detail ?? null,
    waitsText(device.waitsFor, messages) || null,
    ...[device.fromVersion ?? null, device.reported ?? null, campaign.package.version],
    ...[device.attempt, campaign.maxAttempts],
    ...times(device.changedAt),
    ...times(device.lastReport),
  ];
}
