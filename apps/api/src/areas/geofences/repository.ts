import type { EstimatedInstant, GeofenceShape, JudgedGeofence, VisitEnd, VisitKind } from '@gladhand/domain/geofences';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { TrailerScope } from '../../repositories/scope';
import type { TrailerKey } from '../../repositories/trailers';
import type { DwellRows, DwellSearch } from './dwellSearch';

/** A geofence of a customer. */
export interface GeofenceRecord {
  customerId: number;
  geofenceId: string;
  name: string;
  description: string | null;
  category: string;
  isActive: boolean;
  shape: GeofenceShape;
  enterEmails: readonly string[];
  exitEmails: readonly string[];
  /** Null for the default of the category. */
  freeMinutes: number | null;
  /** Since when this shape decides: its creation, last change, or last activation. */
  validFrom: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A geofence as a result of a search. */
export interface FoundGeofence
  extends Pick<GeofenceRecord, 'customerId' | 'geofenceId' | 'name' | 'category' | 'isActive'> {
  customerName: string;
}

/** An active geofence with its name. */
export interface ActiveGeofence extends JudgedGeofence {
  readonly shape: GeofenceShape;
  readonly name: string;
  /** Another one after each change. */
  readonly version: number;
  /** Earlier positions decide nothing. */
  readonly validFrom: Date;
  /** Kinds of events for which the geofence has email addresses. */
  readonly mailed: readonly GeofenceEventRecord['kind'][];
}

/** Which geofences a customer has. */
export interface GeofenceRevision {
  /** A UUID that changes with every change of a geofence. */
  readonly revision: string;
  /** A UUID of the customer in one storage, which stays. */
  readonly origin: string;
}

/** The stay of a trailer in a geofence. */
export interface VisitRecord {
  customerId: number;
  visitId: string;
  geofenceId: string;
  trailerId: string;
  how: VisitKind;
  entered: EstimatedInstant;
  /** Null while the trailer is inside. */
  left: EstimatedInstant | null;
  endedBy: VisitEnd | null;
  loadAtEntry: string | null;
  loadAtExit: string | null;
  tetherAtEntry: string | null;
  tetherAtExit: string | null;
  /** When the report that decided the entry was recorded. */
  decidedAt: Date;
  /** When the report that decided the exit was recorded. */
  leftDecidedAt: Date | null;
  /** Whether the entry is from before the geofence had its shape, found by a search of earlier reports. */
  isBackfilled?: boolean | undefined;
}

/** Something that happened at a geofence, for mails, alerts and reports. */
export interface GeofenceEventRecord {
  customerId: number;
  eventId: string;
  trailerId: string;
  geofenceId: string;
  visitId: string;
  kind: 'entered' | 'left' | 'passed' | 'revised';
  at: Date;
  /** When the report that decided it was recorded. */
  decidedAt: Date;
  noticedAt: Date;
  /** What is remembered of the trailer after the report; null if other events of the report have it. */
  state: string | null;
  /** Whether a mail about it is waiting or was decided on; null without email addresses. */
  mail: 'waiting' | 'done' | null;
}

/** A visit with the names of its geofence and its trailer. */
export interface NamedVisit extends VisitRecord {
  geofenceName: string;
  category: string;
  freeMinutes: number | null;
  vin: string;
  unitId: string;
}

export interface VisitSearch {
  customerId: number;
  scope: TrailerScope;
  geofenceId?: string | undefined;
  vin?: string | undefined;
  /** Names; the trailer is in any of these groups. None: all trailers. */
  groups?: readonly string[] | undefined;
  /** Names of trailer types. None: all. */
  vehicleTypes?: readonly string[] | undefined;
  /** Visits that ended at or after this instant, or are open. */
  from?: Date | undefined;
  /** Visits that began before this instant. */
  to?: Date | undefined;
  /** Visits that may have included this instant. */
  at?: Date | undefined;
  openOnly?: boolean | undefined;
  how?: VisitKind | undefined;
  /** Visits with detention that is certain, within `from` and `to`. */
  overFreeTime?: boolean | undefined;
  /** The end of open visits. */
  now: Date;
  limit: number;
  offset: number;
}

/** A part of the visits of one geofence. */
export interface VisitPageSearch
  extends Pick<VisitSearch, 'customerId' | 'scope' | 'from' | 'to' | 'openOnly' | 'how' | 'now' | 'limit'> {
  geofenceId: string;
  /** The last visit of the part before. */
  after: { entered: Pick<EstimatedInstant, 'at'>; visitId: string } | undefined;
}

/** Which geofences have visits. */
export interface VisitedSearch extends Pick<VisitSearch, 'customerId' | 'from' | 'to' | 'openOnly'> {
  geofenceIds: readonly string[];
}

/** When reports showed a trailer in a geofence. */
export interface GeofenceStay extends Pick<VisitRecord, 'geofenceId' | 'trailerId'> {
  /** When the report that decided the entry was recorded. */
  entered: Date;
  /** When the report that decided the exit was recorded; null while the trailer is inside. */
  left: Date | null;
}

/** Trailers in a geofence now. */
export interface InsideCount {
  geofenceId: string;
  inside: number;
  /** Those that have certainly stayed longer than the free time. */
  overFreeTime: number;
}

/** The part of a trailer that decides in which geofences it is. */
export type FollowedTrailer = Pick<
  TrailerRecord,
  | 'customerId'
  | 'trailerId'
  | 'lat'
  | 'lng'
  | 'positionReportedAt'
  | 'geofence'
  | 'geofenceState'
  | 'loadStatus'
  | 'tetheredStatus'
>;

export interface GeofenceRepository {
  /** Geofences by name. */
  list(customerId: number): Promise<GeofenceRecord[]>;
  byId(customerId: number, geofenceId: string): Promise<GeofenceRecord | undefined>;
  countActive(customerId: number): Promise<number>;
  /** False if the name is taken. */
  add(geofence: GeofenceRecord): Promise<boolean>;
  /** Replaces a geofence that still has the previous version. */
  replace(geofence: GeofenceRecord): Promise<'replaced' | 'changed' | 'nameTaken'>;
  /** Deletes a geofence; its visits stay. False if there is none. */
  delete(customerId: number, geofenceId: string, at: Date): Promise<boolean>;
  /** Geofences with a text in their name: complete names first, then beginnings. The text is in lower case. */
  find(query: { text: string; limit: number; customerIds: readonly number[] | 'all' }): Promise<FoundGeofence[]>;
  insideCounts(customerId: number, scope: TrailerScope, now: Date): Promise<InsideCount[]>;

  /**
   * The revision of each customer's geofences; customers without geofences are left out. Until the transaction ends,
   * they don't change.
   */
  revisions(customerIds: readonly number[]): Promise<ReadonlyMap<number, GeofenceRevision>>;
  /** Active geofences by id: all, or those of some ids. */
  active(customerId: number, geofenceIds?: readonly string[]): Promise<ActiveGeofence[]>;
  /** The names of the active geofences, and since when they decide, by id: all, or those of some ids. */
  activeSince(
    customerId: number,
    geofenceIds?: readonly string[],
  ): Promise<Pick<GeofenceRecord, 'geofenceId' | 'name' | 'validFrom'>[]>;
  /** The versions of the active geofences, by id. */
  activeVersions(customerId: number): Promise<{ geofenceId: string; version: number }[]>;
  /** Locks the trailers with an open visit of a geofence or a position in a box, in the order of ingest. */
  lockNear(
    customerId: number,
    geofenceId: string,
    boxes: readonly { west: number; south: number; east: number; north: number }[],
  ): Promise<FollowedTrailer[]>;
  /** Stores what is remembered of trailers, and the names of the geofences that they are in. */
  putStates(trailers: readonly FollowedTrailer[], now: Date): Promise<void>;

  visits(search: VisitSearch): Promise<{ total: number; visits: NamedVisit[] }>;
  /** Visits of a geofence by entry, then by id, after one of them. */
  visitPage(search: VisitPageSearch): Promise<NamedVisit[]>;
  /** Those of some geofences that have a visit which is open, or overlaps a period. Others may be among them. */
  visited(search: VisitedSearch): Promise<string[]>;
  /** Dwell during a period: rows by total, longest first, then by id. */
  dwell(search: DwellSearch): Promise<DwellRows>;
  /** Visits of a trailer that were decided, or left, after an instant, and its open ones. */
  visitsAfter(trailer: { customerId: number; trailerId: string }, decidedAfter: Date): Promise<VisitRecord[]>;
  openVisits(customerId: number, geofenceId: string): Promise<VisitRecord[]>;
  /** Stays in geofences that are open, or ended with a report after an instant. */
  staysSince(customerId: number, geofenceIds: readonly string[], from: Date): Promise<GeofenceStay[]>;
  /**
   * Adds visits, or replaces those with the same id. A trailer has at most one open visit of a geofence: another one is
   * not added.
   */
  putVisits(visits: readonly VisitRecord[]): Promise<void>;
  /** Ends the open visits of trailers. */
  endVisits(ends: readonly VisitEnding[]): Promise<void>;
  /** Ends, adds and replaces visits as above, and adds events about them. */
  writeVisits(written: WrittenVisits): Promise<void>;
  /** Ends the open visits of trailers that their customer no longer has, and forgets where they were. */
  endVisitsOf(trailers: readonly TrailerKey[], at: Date): Promise<void>;
  deleteVisits(customerId: number, visitIds: readonly string[]): Promise<void>;
  addEvents(events: readonly GeofenceEventRecord[]): Promise<void>;
  /** The latest event with a state that was decided at or before an instant. */
  eventBefore(
    trailer: { customerId: number; trailerId: string },
    decidedAt: Date,
  ): Promise<GeofenceEventRecord | undefined>;
  /**
   * Takes the events of a geofence that wait for mail, oldest first, with the names of their trailers. `isRecent` if an
   * earlier event of the trailer and kind was mailed since an instant.
   */
  takeMails(
    geofence: { customerId: number; geofenceId: string },
    kind: GeofenceEventRecord['kind'],
    since: Date,
  ): Promise<MailedEvent[]>;
  /** Removes the states of events decided after an instant, because they don't include a late report. */
  forgetStates(trailer: { customerId: number; trailerId: string }, decidedAfter: Date): Promise<void>;
  /** Deletes at most `limit` visits of a customer that ended before an instant. Returns the number deleted. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

/** An event to write a mail about. */
export interface MailedEvent {
  eventId: string;
  at: Date;
  noticedAt: Date;
  vin: string;
  unitId: string;
  isRecent: boolean;
}

/** The end of the open visit of a trailer. */
export interface VisitEnding extends Pick<VisitRecord, 'customerId' | 'geofenceId' | 'trailerId'> {
  left: EstimatedInstant;
  endedBy: VisitEnd;
  loadAtExit: string | null;
  tetherAtExit: string | null;
  leftDecidedAt: Date;
}

/** What reports began and ended. */
export interface WrittenVisits {
  ends: readonly VisitEnding[];
  visits: readonly VisitRecord[];
  /** Without an id of their visit, they are about the visit that `ends` ended. */
  events: readonly (Omit<GeofenceEventRecord, 'visitId'> & { visitId?: string | undefined })[];
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    geofences: GeofenceRepository;
  }
}
