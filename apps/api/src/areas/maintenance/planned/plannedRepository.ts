import type { WorkCountedFrom, WorkState, WorkTemplate } from '@gladhand/domain/maintenance';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { TrailerScope } from '../../../repositories/scope';
import type { TrailerKey } from '../../../repositories/trailers';

/** Work that comes around for trailers of some types. */
export interface TemplateRecord extends WorkTemplate {
  customerId: number;
  templateId: string;
  isOn: boolean;
  version: number;
  createdAt: Date;
  deletedAt: Date | null;
}

/** The odometer that a reading is from. */
export type Odometer = 'abs' | 'gps';

/** From what a template's work is counted for a trailer, and what is known about it. */
export interface TrailerWorkRecord extends TrailerKey {
  templateId: string;
  countedFrom: WorkCountedFrom;
  /** 'YYYY-MM-DD'. */
  countedOn: string;
  miles: number | null;
  odometer: Odometer | null;
  engineHours: number | null;
  /** Null if no interval can be judged, or the template doesn't apply anymore. */
  state: WorkState | null | 'unjudged';
  /** Its newest issue since then. */
  issueId: string | null;
}

/** Work that was done. */
export interface CompletionRecord extends TrailerKey {
  completionId: string;
  templateId: string;
  /** 'YYYY-MM-DD'. */
  performedOn: string;
  miles: number | null;
  engineHours: number | null;
  note: string;
  pictureIds: readonly string[];
  /** Its entry of the maintenance log or the inspections. */
  recordId: string;
  completedBy: string | null;
  completedAt: Date;
}

const WORK_TRAILER_FIELDS = [
  'vehicleTypeId',
  'installationDate',
  'installedSensorTypeIds',
  'absOdometer',
  'gpsOdometer',
  'tkEngineHours',
  'loadStatus',
  'tkUnitOnOrOff',
] as const satisfies readonly (keyof TrailerRecord)[];

/** What planned work depends on. */
export type WorkTrailer = TrailerKey & Pick<TrailerRecord, (typeof WORK_TRAILER_FIELDS)[number]>;

/** How many trailers have work of a template in a state. */
export interface WorkCount {
  templateId: string;
  state: 'dueSoon' | 'overdue' | 'unjudged';
  count: number;
}

export interface PlannedWorkRepository {
  /** Without those that are deleted. */
  templates(customerId: number): Promise<TemplateRecord[]>;
  /** All of a customer, also deleted ones, locked until the end of the transaction. By id. */
  lockTemplates(customerId: number): Promise<TemplateRecord[]>;
  /** False if another version is stored. Version 1 is a new template. */
  putTemplate(template: TemplateRecord): Promise<boolean>;
  /** False if another version is stored. */
  deleteTemplate(key: Pick<TemplateRecord, 'customerId' | 'templateId' | 'version'>, at: Date): Promise<boolean>;
  /** Customers with templates, in ascending order. */
  customerIds(): Promise<number[]>;

  /** Trailers of a customer by id, those after one. */
  trailersAfter(customerId: number, trailerId: string | null, limit: number): Promise<WorkTrailer[]>;
  trailer(key: TrailerKey): Promise<WorkTrailer | undefined>;
  work(customerId: number, trailerIds: readonly string[]): Promise<TrailerWorkRecord[]>;
  putWork(work: readonly TrailerWorkRecord[]): Promise<void>;
  /** Of the trailers within the scope. */
  counts(customerId: number, scope: TrailerScope): Promise<WorkCount[]>;
  addCompletions(completions: readonly CompletionRecord[]): Promise<void>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    plannedWork: PlannedWorkRepository;
  }
}
