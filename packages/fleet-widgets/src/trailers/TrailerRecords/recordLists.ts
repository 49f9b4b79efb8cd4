import type { OperationSubject, ServicePort } from '@gladhand/domain';
import type { Word } from '@gladhand/domain/formats';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import {
  INSPECTION_KINDS,
  inspectionKind,
  MAINTENANCE_KINDS,
  maintenanceKind,
  type ServiceEntry,
  type ServiceRecord,
  type ServiceRecordList,
} from '@gladhand/domain/service';
import { perLanguage } from '@gladhand/ui';
import type { TRAILER_RECORDS_MESSAGES } from './messages';

/** One of a trailer's lists: its query, its mutation and its texts. */
export interface RecordKind {
  /** 'Recent inspections' */
  label: string;
  /** Subject of an error message: 'The list of inspections'. */
  what: string;
  add: string;
  /** The operation that adds an entry. */
  permission: OperationSubject;
  emptyTitle: string;
  emptyText: string;
  kinds: readonly Word<string>[];
  kindLabel: string;
  labelOf: (kind: string) => string;
  /** Hint of the note field. */
  noteHint: string;
  /** Whether an entry has a result. */
  hasResult: boolean;
  query: (vin: string) => ApiQuery<ServiceRecordList>;
  save: ApiMutation<ServiceEntry & { vin: string }, ServiceRecord>;
}

/** Inspections of a trailer. */
export const inspectionsOf = perLanguage(
  (messages: typeof TRAILER_RECORDS_MESSAGES): RecordKind => ({
    label: messages.recentInspections,
    what: messages.inspectionList,
    add: messages.addInspection,
    permission: 'addInspection',
    emptyTitle: messages.noInspectionsYet,
    emptyText: messages.noInspectionsHint,
    kinds: INSPECTION_KINDS,
    kindLabel: 'Inspection',
    labelOf: (kind) => inspectionKind(kind).label,
    noteHint: messages.remarksHint,
    hasResult: true,
    query: (vin) => ({
      key: ['inspections', vin],
      fetch: (api: ServicePort, options) => api.service.inspections(vin, options),
    }),
    save: {
      run: (api: ServicePort, { vin, kind, result, performedOn, odometerMiles, note }, requestId) =>
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
  }),
);

/** Maintenance of a trailer. */
export const maintenanceOf = perLanguage(
  (messages: typeof TRAILER_RECORDS_MESSAGES): RecordKind => ({
    label: messages.preventativeMaintenanceLog,
    what: messages.theMaintenanceLog,
    add: messages.addEntry,
    permission: 'addMaintenanceEntry',
    emptyTitle: messages.noMaintenance,
    emptyText: messages.noMaintenanceHint,
    kinds: MAINTENANCE_KINDS,
    kindLabel: 'Work',
    labelOf: (kind) => maintenanceKind(kind).label,
    noteHint: messages.descriptionHint,
    hasResult: false,
    query: (vin) => ({
      key: ['maintenance', vin],
      fetch: (api: ServicePort, options) => api.service.maintenance(vin, options),
    }),
    save: {
      run: (api: ServicePort, { vin, kind, performedOn, odometerMiles, note }, requestId) =>
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
  }),
);
