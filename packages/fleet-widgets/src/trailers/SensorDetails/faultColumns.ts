import { durationText } from '@gladhand/domain/formats';
import { BLINK_CODE_UNIT, failureMode, faultLevel } from '@gladhand/domain/readings';
import type { AbsFault } from '@gladhand/domain/trailers';
import { perLanguage, type Say, sayEnglish } from '@gladhand/ui';
import type { GridCell, GridColumn } from '@gladhand/ui/grid';
import { faultTitle } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import type { DetailsContext } from './detailsContext';
import { SENSOR_DETAILS_MESSAGES } from './messages';

const unlistedOf = perLanguage((messages: typeof SENSOR_DETAILS_MESSAGES) => messages.unknownCode);
const untoldOf = perLanguage((messages: typeof SENSOR_DETAILS_MESSAGES) => messages.notReported);
const none = (hint: string): GridCell => ({ text: '-', state: 'missing', hint });
const orReason = (text: string | null | undefined, reason: string): GridCell =>
  text ? { text, hint: text } : none(reason);

/** All columns of a fault record. The first five are what it is about: they fit beside the drawer at 1280 px. */
export function faultColumns(
  { moment, hasFeature, formats }: DetailsContext,
  internalMessages = INTERNAL_MESSAGES,
  sensorDetailsMessages = SENSOR_DETAILS_MESSAGES,
  say: Say = sayEnglish,
): GridColumn<AbsFault>[] {
  const at = (instant: string | null): GridCell =>
    instant === null ? none(sensorDetailsMessages.faultActive) : { text: moment(new Date(instant)) };
  const columns: GridColumn<AbsFault>[] = [
    {
      id: 'status',
      title: sensorDetailsMessages.status,
      width: 90,
      cell: ({ status }) =>
        status === 'Active'
          ? { text: say(status), tone: 'caution', look: 'pill' }
          : { text: say(status), look: 'quiet' },
    },
    {
      id: 'faultDescription',
      title: sensorDetailsMessages.faultDescription,
      width: 186,
      cell: (fault) => orReason(faultTitle(fault, hasFeature, internalMessages, say), untoldOf(sensorDetailsMessages)),
    },
    {
      id: 'faultStart',
      title: sensorDetailsMessages.faultStart,
      width: 190,
      cell: ({ faultStart }) => at(faultStart),
      value: ({ faultStart }) => new Date(faultStart),
    },
    {
      id: 'spn',
      title: 'SPN',
      width: 64,
      align: 'end',
      cell: ({ spn }) => (spn === null ? none(untoldOf(sensorDetailsMessages)) : { text: String(spn), look: 'code' }),
      value: ({ spn }) => spn ?? undefined,
    },
    {
      id: 'fmi',
      title: 'FMI',
      width: 56,
      align: 'end',
      cell: ({ fmi }) =>
        fmi === null
          ? none(untoldOf(sensorDetailsMessages))
          : { text: String(fmi), look: 'code', hint: say(failureMode(fmi).label) },
      value: ({ fmi }) => fmi ?? undefined,
    },
    {
      id: 'faultEnd',
      title: sensorDetailsMessages.faultEnd,
      width: 190,
      cell: ({ faultEnd }) => at(faultEnd),
      value: ({ faultEnd }) => (faultEnd === null ? undefined : new Date(faultEnd)),
    },
    {
      id: 'suspectComponent',
      title: sensorDetailsMessages.suspectComponent,
      width: 190,
      cell: ({ suspectComponent }) =>
        orReason(suspectComponent && say(suspectComponent), unlistedOf(sensorDetailsMessages)),
    },
    {
      id: 'cause',
      title: sensorDetailsMessages.cause,
      width: 320,
      cell: ({ cause }) => orReason(cause && say(cause), unlistedOf(sensorDetailsMessages)),
    },
    {
      id: 'repairInformation',
      title: sensorDetailsMessages.repairInformation,
      width: 320,
      cell: ({ repairInformation }) =>
        orReason(repairInformation && say(repairInformation), unlistedOf(sensorDetailsMessages)),
    },
    {
      id: 'durationSeconds',
      title: sensorDetailsMessages.duration,
      width: 110,
      cell: ({ durationSeconds }) => ({
        text: durationText(durationSeconds * 1_000, formats.locale),
        hint: sensorDetailsMessages.seconds(formats.count(durationSeconds)),
      }),
      value: ({ durationSeconds }) => durationSeconds,
    },
    {
      id: 'maxMph',
      title: sensorDetailsMessages.maxSpeed(formats.unit('mph')),
      width: 100,
      align: 'end',
      cell: ({ maxMph }) =>
        maxMph === null
          ? none(sensorDetailsMessages.noSpeed)
          : { text: formats.number(maxMph, 'mph'), unit: formats.suffix('mph') },
      value: ({ maxMph }) => maxMph ?? undefined,
    },
    {
      id: 'bestAvailableTotalMileage',
      title: sensorDetailsMessages.totalMileage,
      width: 200,
      align: 'end',
      cell: ({ bestAvailableTotalMileage: miles }) =>
        miles === null
          ? none(sensorDetailsMessages.noMileageReported)
          : { text: formats.text(miles, 'mi'), hint: sensorDetailsMessages.totalMileageHint },
      value: ({ bestAvailableTotalMileage }) => bestAvailableTotalMileage ?? undefined,
    },
    {
      id: 'faultTypeId',
      title: sensorDetailsMessages.faultType,
      width: 110,
      cell: ({ faultTypeId }) => ({ text: say(faultLevel(faultTypeId).label) }),
    },
    {
      id: 'blinkCode',
      title: sensorDetailsMessages.blinkCode,
      width: 110,
      cell: ({ blinkCode }) =>
        blinkCode === null
          ? none(sensorDetailsMessages.noBlinkCode)
          : { text: blinkCode, look: 'code', hint: sensorDetailsMessages.blinkCodeHint(BLINK_CODE_UNIT) },
    },
  ];
  return columns.map((column) => ({ ...column, sortable: true }));
}
