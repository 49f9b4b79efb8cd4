import {
  batteryHealthWord,
  connectivityWord,
  deviceFamily,
  formatVolts,
  SENSOR_TYPES,
  simStatus,
  type TrailerDetail,
  undercarriage,
} from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { DescriptionList } from '@gladhand/ui';
import { styled } from 'styled-components';

interface DeviceInformationProps {
  detail: TrailerDetail;
  moment: (at: Date) => string;
  /** A day without a time. */
  day: (at: Date) => string;
}

/** The device on the trailer: what it is, what runs on it, and when it was last heard. */
export function DeviceInformation({ detail, moment, day }: DeviceInformationProps) {
  const { hasFeature } = useWidgetHost();
  const { trailer, deviceType } = detail;
  const at = (instant: string | null, write: (at: Date) => string) =>
    instant === null ? undefined : write(new Date(instant));
  const { deviceBatteryVoltage: volts, deviceBatteryStatus: health } = trailer;
  return (
    <Inset>
      <DescriptionList
        aria-label="Fleet device information"
        items={[
          {
            id: 'family',
            term: 'Device',
            value: `${deviceFamily(trailer.deviceTypeId).label} (${deviceType.longName})`,
          },
          {
            id: 'serial',
            term: 'Serial Number',
            value: trailer.serialNumber,
            code: true,
            copyLabel: 'Copy serial number',
            ...(trailer.serialNumber && { copyText: trailer.serialNumber }),
          },
          { id: 'version', term: 'Firmware Version', value: trailer.mainAppVersion },
          { id: 'installed', term: 'Installation Date', value: at(trailer.installationDate, day) },
          { id: 'last', term: 'Last Reported Date', value: at(trailer.lastReport, moment) },
          { id: 'connectivity', term: 'Connectivity', value: connectivityWord(trailer.connectivityStatus).label },
          { id: 'sim', term: 'SIM Status', value: trailer.simStatus && simStatus(trailer.simStatus).label },
          { id: 'simAt', term: 'SIM changed', value: at(trailer.simStatusChangeDate, day) },
          { id: 'solar', term: 'Solar Panel', value: trailer.hasSolarPanels ? 'Yes' : 'No' },
          {
            id: 'battery',
            term: 'Device Battery',
            value:
              volts === null
                ? undefined
                : `${formatVolts(volts)}${health ? `, ${batteryHealthWord(health).label}` : ''}`,
          },
          {
            id: 'undercarriage',
            term: 'Undercarriage',
            value: detail.undercarriage && undercarriage(detail.undercarriage).label,
          },
          ...(hasFeature('DisplaySensors')
            ? [{ id: 'sensors', term: 'Sensors', value: installedSensors(trailer.installedSensorTypeIds) }]
            : []),
          ...(trailer.customerName === null ? [] : [{ id: 'customer', term: 'Customer', value: trailer.customerName }]),
          { id: 'groups', term: 'Groups', value: trailer.groups.join(', ') },
        ]}
      />
    </Inset>
  );
}

/** Labels of the installed sensors, in the order of the vocabulary. */
function installedSensors(ids: readonly number[]): string {
  const known = SENSOR_TYPES.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  return known.join(', ') || 'None';
}

const Inset = styled.div`
  padding: 4px 16px 16px;
`;
