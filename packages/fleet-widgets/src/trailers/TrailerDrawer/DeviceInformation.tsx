import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { batteryHealthWord, connectivityWord, simStatus } from '@gladhand/domain/readings';
import { deviceFamily, SENSOR_TYPES, type TrailerDetail, undercarriage } from '@gladhand/domain/trailers';
import { DescriptionList, type Say, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { TRAILER_DRAWER_MESSAGES } from './messages';

interface DeviceInformationProps {
  detail: TrailerDetail;
  moment: (at: Date) => string;
  /** Formats a date without a time. */
  day: (at: Date) => string;
}

/** The device on the trailer: model, firmware and last contact. */
export function DeviceInformation({ detail, moment, day }: DeviceInformationProps) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);
  const say = useWords();
  const { hasFeature } = useWidgetHost();
  const formats = useReadingFormats();
  const { trailer, deviceType } = detail;
  const at = (instant: string | null, write: (at: Date) => string) =>
    instant === null ? undefined : write(new Date(instant));
  const { deviceBatteryVoltage: volts, deviceBatteryStatus: health } = trailer;
  return (
    <Inset>
      <DescriptionList
        aria-label={messages.fleetDeviceInformation}
        items={[
          {
            id: 'family',
            term: messages.device,
            value: `${say(deviceFamily(trailer.deviceTypeId).label)} (${deviceType.longName})`,
          },
          {
            id: 'serial',
            term: messages.serialNumber,
            value: trailer.serialNumber,
            code: true,
            copyLabel: messages.copySerialNumber,
            ...(trailer.serialNumber && { copyText: trailer.serialNumber }),
          },
          { id: 'version', term: messages.firmwareVersion, value: trailer.mainAppVersion },
          { id: 'installed', term: messages.installationDate, value: at(trailer.installationDate, day) },
          { id: 'last', term: messages.lastReportedDate, value: at(trailer.lastReport, moment) },
          {
            id: 'connectivity',
            term: messages.connectivity,
            value: say(connectivityWord(trailer.connectivityStatus).label),
          },
          {
            id: 'sim',
            term: messages.simStatus,
            value: trailer.simStatus && say(simStatus(trailer.simStatus).label),
          },
          { id: 'simAt', term: messages.simChanged, value: at(trailer.simStatusChangeDate, day) },
          { id: 'solar', term: messages.solarPanel, value: say(trailer.hasSolarPanels ? 'Yes' : 'No') },
          {
            id: 'battery',
            term: messages.deviceBattery,
            value:
              volts === null
                ? undefined
                : `${formats.text(volts, 'V')}${health ? `, ${say(batteryHealthWord(health).label)}` : ''}`,
          },
          {
            id: 'undercarriage',
            term: messages.undercarriage,
            value: detail.undercarriage && say(undercarriage(detail.undercarriage).label),
          },
          ...(hasFeature('DisplaySensors')
            ? [
                {
                  id: 'sensors',
                  term: messages.sensors,
                  value: installedSensors(trailer.installedSensorTypeIds, say),
                },
              ]
            : []),
          ...(trailer.customerName === null
            ? []
            : [{ id: 'customer', term: messages.customer, value: trailer.customerName }]),
          { id: 'groups', term: messages.groups, value: trailer.groups.join(', ') },
        ]}
      />
    </Inset>
  );
}

/** Labels of the installed sensors, in the order of the vocabulary. */
function installedSensors(ids: readonly number[], say: Say): string {
  const known = SENSOR_TYPES.filter(({ id }) => ids.includes(id)).map(({ label }) => say(label));
  return known.join(', ') || say('None');
}

const Inset = styled.div`
  padding: 4px 16px 16px;
`;
