import {
  INSPECTION_KINDS,
  inspectionKind,
  MAINTENANCE_KINDS,
  maintenanceKind,
  type ServiceEntry,
  type ServiceRecord,
  type ServiceRecordList,
  type Word,
} from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** One of a trailer's lists: how it is asked, added to and worded. */
export interface RecordKind {
  /** 'Recent inspections' */
  label: string;
  /** As the subject of a sentence that fails: 'The list of inspections'. */
  what: string;
  add: string;
  /** Subject of the permission to add. */
  permission: string;
  emptyTitle: string;
  emptyText: string;
  kinds: readonly Word<string>[];
  kindLabel: string;
  labelOf: (kind: string) => string;
  /** When a note is asked for. */
  noteHint: string;
  /** An inspection ends with one. */
  hasResult: boolean;
  query: (vin: string) => ApiQuery<ServiceRecordList>;
  save: ApiMutation<ServiceEntry & { vin: string }, ServiceRecord>;
}

/** Inspections of a trailer. */
export const INSPECTIONS: RecordKind = {
  label: 'Recent inspections',
  what: 'The list of inspections',
  add: 'Add inspection',
  permission: 'addInspection',
  emptyTitle: 'No inspections yet',
  emptyText: 'Inspections of this trailer stand here once somebody has written one down.',
  kinds: INSPECTION_KINDS,
  kindLabel: 'Inspection',
  labelOf: (kind) => inspectionKind(kind).label,
  noteHint: 'Needed unless it passed.',
  hasResult: true,
  query: (vin) => ({
    key: ['inspections', vin],
    fetch: (api, options) => api.service.inspections(vin, options),
  }),
  save: {
    run: (api, { vin, kind, result, performedOn, odometerMiles, note }, requestId) =>
      api.service.addInspection({
        requestId,
        vin,
        kind: kind ?? '',
        result: result ?? '',
        performedOn: performedOn ?? '',
        odometerMiles,
        note,
      }),
    invalidates: ({ vin }) => [['inspections', vin]],
  },
};

/** Work done to a trailer. */
export const MAINTENANCE: RecordKind = {
  label: 'Preventative maintenance log',
  what: 'The maintenance log',
  add: 'Add entry',
  permission: 'addMaintenanceEntry',
  emptyTitle: 'No maintenance yet',
  emptyText: 'Work done to this trailer stands here once somebody has written it down.',
  kinds: MAINTENANCE_KINDS,
  kindLabel: 'Work',
  labelOf: (kind) => maintenanceKind(kind).label,
  noteHint: 'Needed for a repair and for other work.',
  hasResult: false,
  query: (vin) => ({
    key: ['maintenance', vin],
    fetch: (api, options) => api.service.maintenance(vin, options),
  }),
  save: {
    run: (api, { vin, kind, performedOn, odometerMiles, note }, requestId) =>
      api.service.addMaintenanceEntry({
        requestId,
        vin,
        kind: kind ?? '',
        performedOn: performedOn ?? '',
        odometerMiles,
        note,
      }),
    invalidates: ({ vin }) => [['maintenance', vin]],
  },
};
