import { type AbsFault, BLINK_CODE_UNIT, failureMode, faultLevel, formatDuration, formatMiles } from '@gladhand/domain';
import type { GridCell, GridColumn } from '@gladhand/ui';
import { faultTitle } from '../internal/absFaults';
import type { DetailsContext } from './SensorDetailsView';

const UNLISTED = 'This code is not in the list of known faults.';
const UNTOLD = 'The device did not say.';
const none = (hint: string): GridCell => ({ text: '-', state: 'missing', hint });
const told = (text: string | null | undefined, reason: string): GridCell =>
  text ? { text, hint: text } : none(reason);
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Every column of a fault record, and its numbers. */
export function faultColumns({ moment, hasFeature }: DetailsContext): GridColumn<AbsFault>[] {
  const at = (instant: string | null): GridCell =>
    instant === null ? none('The fault is active.') : { text: moment(new Date(instant)) };
  const columns: GridColumn<AbsFault>[] = [
    {
      id: 'status',
      title: 'Status',
      width: 110,
      cell: ({ status }) =>
        status === 'Active' ? { text: status, tone: 'caution', look: 'pill' } : { text: status, look: 'quiet' },
    },
    {
      id: 'faultDescription',
      title: 'Fault Description',
      width: 280,
      cell: (fault) => told(faultTitle(fault, hasFeature), UNTOLD),
    },
    {
      id: 'faultStart',
      title: 'Fault Start',
      width: 190,
      cell: ({ faultStart }) => at(faultStart),
      value: ({ faultStart }) => new Date(faultStart),
    },
    {
      id: 'faultEnd',
      title: 'Fault End',
      width: 190,
      cell: ({ faultEnd }) => at(faultEnd),
      value: ({ faultEnd }) => (faultEnd === null ? undefined : new Date(faultEnd)),
    },
    {
      id: 'suspectComponent',
      title: 'Suspect Component',
      width: 190,
      cell: ({ suspectComponent }) => told(suspectComponent, UNLISTED),
    },
    { id: 'cause', title: 'Cause', width: 320, cell: ({ cause }) => told(cause, UNLISTED) },
    {
      id: 'repairInformation',
      title: 'Repair Information',
      width: 320,
      cell: ({ repairInformation }) => told(repairInformation, UNLISTED),
    },
    {
      id: 'durationSeconds',
      title: 'Duration',
      width: 110,
      cell: ({ durationSeconds }) => ({
        text: formatDuration(durationSeconds * 1_000) ?? '0 seconds',
        hint: `${whole.format(durationSeconds)} seconds`,
      }),
      value: ({ durationSeconds }) => durationSeconds,
    },
    {
      id: 'maxMph',
      title: 'Max MPH',
      width: 100,
      align: 'end',
      cell: ({ maxMph }) =>
        maxMph === null
          ? none('No speed was reported while it was active.')
          : { text: whole.format(maxMph), unit: 'mph' },
      value: ({ maxMph }) => maxMph ?? undefined,
    },
    {
      id: 'bestAvailableTotalMileage',
      title: 'Best Available Total Mileage',
      width: 200,
      align: 'end',
      cell: ({ bestAvailableTotalMileage: miles }) =>
        miles === null
          ? none('The trailer has told no mileage.')
          : { text: formatMiles(miles), hint: 'When the fault began: by the ABS where that counts, else by GPS' },
      value: ({ bestAvailableTotalMileage }) => bestAvailableTotalMileage ?? undefined,
    },
    {
      id: 'faultTypeId',
      title: 'Fault Type',
      width: 110,
      cell: ({ faultTypeId }) => ({ text: faultLevel(faultTypeId).label }),
    },
    {
      id: 'spn',
      title: 'SPN',
      width: 80,
      align: 'end',
      cell: ({ spn }) => (spn === null ? none(UNTOLD) : { text: String(spn), look: 'code' }),
      value: ({ spn }) => spn ?? undefined,
    },
    {
      id: 'fmi',
      title: 'FMI',
      width: 80,
      align: 'end',
      cell: ({ fmi }) =>
        fmi === null ? none(UNTOLD) : { text: String(fmi), look: 'code', hint: failureMode(fmi).label },
      value: ({ fmi }) => fmi ?? undefined,
    },
    {
      id: 'blinkCode',
      title: 'Blink Code',
      width: 110,
      cell: ({ blinkCode }) =>
        blinkCode === null
          ? none('No blink code is listed for this fault.')
          : { text: blinkCode, look: 'code', hint: `As the lamp of a ${BLINK_CODE_UNIT} blinks it` },
    },
  ];
  return columns.map((column) => ({ ...column, sortable: true }));
}
