import type { FileTable } from '@gladhand/domain/files';
import { durationText } from '@gladhand/domain/formats';
import type { GeofenceDwell, GeofenceDwellNumbers } from '@gladhand/domain/geofences';
import type { WidgetLinks } from '@gladhand/domain/react';
import { fileHeading, fileValue, type GridColumn } from '@gladhand/ui/grid';
import { toMinutes } from '../internal/visitNumbers';
import { encodeGeofenceVisits, type GeofenceVisitsView } from '../internal/visitsView';
import type { GEOFENCE_VISITS_MESSAGES } from './messages';

export interface DwellContext {
  messages: typeof GEOFENCE_VISITS_MESSAGES;
  view: GeofenceVisitsView;
  customerId: number;
  locale: string;
  links: Pick<WidgetLinks, 'trailer' | 'geofence' | 'geofenceVisits'>;
  format: (count: number) => string;
}

/** The columns of dwell per geofence or per trailer. Every number leads to its visits. */
export function dwellColumns(context: DwellContext): GridColumn<GeofenceDwell>[] {
  const { messages, view, customerId, links, format } = context;
  const isTrailer = view.by === 'trailer';
  const count = (
    id: string,
    title: string,
    read: (numbers: GeofenceDwellNumbers) => number,
    filter: Partial<GeofenceVisitsView>,
  ): GridColumn<GeofenceDwell> => ({
    id,
    title,
    align: 'end',
    width: 96,
    cell: (row) => ({
      text: format(read(row.numbers)),
      amount: read(row.numbers),
      href: read(row.numbers) > 0 ? visitsHref(row, context, filter) : undefined,
    }),
  });
  const duration = (
    id: string,
    title: string,
    read: (numbers: GeofenceDwellNumbers) => number,
    filter: Partial<GeofenceVisitsView> = { how: 'seen' },
  ): GridColumn<GeofenceDwell> => ({
    id,
    title,
    unit: messages.minutes,
    align: 'end',
    cell: (row) => ({
      text: durationText(read(row.numbers), context.locale),
      amount: toMinutes(read(row.numbers)),
      href: read(row.numbers) > 0 ? visitsHref(row, context, filter) : undefined,
    }),
  });
  return [
    {
      id: 'name',
      title: isTrailer ? messages.trailer : messages.geofence,
      width: 210,
      cell: ({ id, name }) => ({
        text: name,
        look: 'strong',
        href: isTrailer ? links.trailer?.(id) : links.geofence?.({ customerId, geofenceId: id }),
      }),
    },
    count('visits', messages.visits, ({ visits }) => visits, { how: 'seen' }),
    duration('total', messages.total, ({ totalMs }) => totalMs),
    duration('mean', messages.mean, ({ meanMs }) => meanMs),
    duration('median', messages.median, ({ medianMs }) => medianMs),
    duration('longest', messages.longest, ({ longestMs }) => longestMs),
    duration('atLeast', messages.detentionAtLeast, ({ detentionAtLeastMs }) => detentionAtLeastMs, OVER),
    duration('atMost', messages.detentionAtMost, ({ detentionAtMostMs }) => detentionAtMostMs),
    ...(isTrailer
      ? []
      : [count('over', messages.trailersOver, ({ trailersOverFreeTime }) => trailersOverFreeTime, OVER)]),
    count('passed', messages.passes, ({ passed }) => passed, { how: 'passed' }),
  ];
}

const OVER = { overFreeTime: true };

/** The list of the visits behind a number of a row. */
export function visitsHref(
  { id }: Pick<GeofenceDwell, 'id'>,
  { view, customerId, links }: Pick<DwellContext, 'view' | 'customerId' | 'links'>,
  filter: Partial<GeofenceVisitsView>,
): string | undefined {
  const row = view.by === 'trailer' ? { vin: id } : { geofenceId: id };
  const target: GeofenceVisitsView = {
    ...{ ...view, customerId, tab: 'visits', how: null, openOnly: false, overFreeTime: false },
    ...row,
    ...filter,
  };
  return links.geofenceVisits?.(encodeGeofenceVisits(target));
}

/** Dwell as a table for a file, in the columns of the screen. */
export function dwellTable(
  columns: readonly GridColumn<GeofenceDwell>[],
  pages: AsyncIterable<readonly GeofenceDwell[]>,
): FileTable {
  return {
    columns: columns.map((column) => ({ heading: fileHeading(column), widthCharacters: (column.width ?? 80) / 8 })),
    pages: (async function* () {
      for await (const rows of pages) {
        yield rows.map((row) => columns.map((column) => fileValue(column.cell(row), column)));
      }
    })(),
  };
}
