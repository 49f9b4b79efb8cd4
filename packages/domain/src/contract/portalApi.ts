import type { ControlFilter } from '../rules/dashboard/controlFilter';
import type { FleetQuery } from '../rules/dashboard/controlQuery';
import type { CellPlace } from '../rules/tracking/mapCells';
import type { AdministrationApi } from './administration/administrationApi';
import type {
  AcceptTermsInput,
  ChangePasswordInput,
  Credentials,
  LinkState,
  MessageAnswer,
  SetPasswordInput,
  SignInAnswer,
  SubscriptionState,
} from './auth';
import type {
  AbsFaultsInput,
  AbsFaultsQuery,
  AddInspectionInput,
  AddMaintenanceEntryInput,
  AftermarketDealersQuery,
  ClosestAftermarketDealersQuery,
  CreateDeviceLinkMutation,
  CustomersQuery,
  DeviceLinksQuery,
  FleetStatusInput,
  FleetStatusQuery,
  FleetStatusSummaryInput,
  FleetStatusSummaryQuery,
  GetCustomerFeaturesQuery,
  MailDeliveriesQuery,
  MaintenanceLogQuery,
  MeQuery,
  MySharedLocationsQuery,
  ReeferCommandsQuery,
  ReeferTemperaturesQuery,
  ReeferUnitQuery,
  ReeferUnitsInput,
  ReeferUnitsQuery,
  SaveSensorOrderInput,
  SendDiagnosticEmailMutation,
  SendReeferCommandsInput,
  SendReeferCommandsMutation,
  SensorOrderQuery,
  ShareLocationInput,
  ShareLocationMutation,
  TrailerImageHistoryDataQuery,
  VehicleDetailDataQuery,
  VehicleTrackingV2Query,
} from './generated/graphql';
import type { CustomerHierarchy } from './groups';
import type { HistorySpan, TrailerHistory } from './history';
import type { ControlTotals, MapCells, TrackedPage } from './mapCells';
import type { FleetPositions } from './positions';
import type { SharedLocation } from './sharedLocation';

/** Taken by every call. */
export interface CallOptions {
  /** Aborting rejects with `ApiError` CANCELLED. */
  signal?: AbortSignal | undefined;
}

/** The signed-in user. Source: query `me`. */
export type Me = MeQuery['me'];
/** A feature the server says is on. Source: query `getCustomerFeatures`. */
export type CustomerFeature = GetCustomerFeaturesQuery['getCustomerFeatures'][number];
/** One customer in sight. Source: query `customers`. */
export type Customer = CustomersQuery['customers'][number];
/** A page of the fleet status grid. Source: query `fleetStatus`. */
export type FleetStatusPage = FleetStatusQuery['fleetStatus'];
/** One trailer of the fleet status grid, every column of it. */
export type FleetStatusRow = FleetStatusPage['trailers'][number];
/** How many trailers the filter matches, by health. Source: query `fleetStatusSummary`. */
export type FleetStatusSummary = FleetStatusSummaryQuery['fleetStatusSummary'];

/** An address that a phone reports to for a trailer. Source: query `deviceLinks`. */
export type DeviceLink = DeviceLinksQuery['deviceLinks'][number];
/** A new one, with the address that is told once. Source: mutation `createDeviceLink`. */
export type NewDeviceLink = CreateDeviceLinkMutation['createDeviceLink'];
/** An open link that shares where trailers are. Source: query `mySharedLocations`. */
export type SharedLink = MySharedLocationsQuery['mySharedLocations'][number];
/** A new one, with the address that is told once. Source: mutation `shareLocation`. */
export type NewSharedLink = ShareLocationMutation['shareLocation'];
/** A trailer with its device, its newest readings and the order of its sections. Source: query `vehicleDetailData`. */
export type TrailerDetail = VehicleDetailDataQuery['vehicleDetailData'];
/** One report of a trailer, with the readings it held. Source: query `vehicleTrackingV2`. */
export type ActivityLogEntry = VehicleTrackingV2Query['vehicleTrackingV2']['activityLog'][number];
/** ABS faults of a trailer, the one that began last first. Source: query `absFaults`. */
export type AbsFaultList = AbsFaultsQuery['absFaults'];
/** One ABS fault: its numbers, when, and what to do. Durations in seconds, speed in mph, mileage in miles. */
export type AbsFault = AbsFaultList['faults'][number];

/** The caller's orders of sensors, by sensor type id; null is the default. Source: query `sensorOrder`. */
export type SensorOrder = SensorOrderQuery['sensorOrder'];

/** What a refrigeration unit last told of itself. Temperatures in °F. Source: query `reeferUnit`. */
export type ReeferUnit = ReeferUnitQuery['reeferUnit'];
/** An alarm of a refrigeration unit, active or cleared. */
export type ReeferAlarm = NonNullable<ReeferUnit['alarms']>[number];
/** Temperatures of a unit over time, in °F. Source: query `reeferTemperatures`. */
export type ReeferTemperatures = ReeferTemperaturesQuery['reeferTemperatures'];
/** Newest commands of a unit, and what became of the last day's. Source: query `reeferCommands`. */
export type ReeferCommands = ReeferCommandsQuery['reeferCommands'];
/** One command and what became of it. */
export type ReeferCommandRecord = ReeferCommands['commands'][number];
/** A page of the units in sight. Source: query `reeferUnits`. */
export type ReeferUnitPage = ReeferUnitsQuery['reeferUnits'];
/** A unit to choose. */
export type ReeferUnitRow = ReeferUnitPage['units'][number];
/** What became of one command of a batch. Source: mutation `sendReeferCommands`. */
export type ReeferCommandResult = SendReeferCommandsMutation['sendReeferCommands'][number];

/** A service center. Source: query `aftermarketDealers`. */
export type AftermarketDealer = AftermarketDealersQuery['aftermarketDealers'][number];
/** Service centers near a trailer with their distance in miles, or why none is. Source: query `closestAftermarketDealers`. */
export type ClosestDealers = ClosestAftermarketDealersQuery['closestAftermarketDealers'];
/** Inspections or maintenance of a trailer, newest first. Source: queries `recentInspections` and `maintenanceLog`. */
export type ServiceRecordList = MaintenanceLogQuery['maintenanceLog'];
/** One inspection, or work that was done. The odometer is in miles. */
export type ServiceRecord = ServiceRecordList['records'][number];
/** How an outgoing mail fares. Source: query `mailDeliveries`. */
export type MailDelivery = MailDeliveriesQuery['mailDeliveries'][number];
/** The queued diagnostic mail. Source: mutation `sendDiagnosticEmail`. */
export type SentDiagnosticEmail = SendDiagnosticEmailMutation['sendDiagnosticEmail'];
/** A page of the cargo camera's pictures, newest first. Source: query `trailerImageHistoryData`. */
export type TrailerImagePage = TrailerImageHistoryDataQuery['trailerImageHistoryData'];
/** One picture and the link to it; fullness in percent. */
export type TrailerImage = TrailerImagePage['images'][number];

/** Which part of a trailer's activity log. */
export interface ActivityLogInput {
  vin: string;
  /** Counted from 0. The server skips 10 entries for page 0 and 3 for each later one; with sensors, 100 for each. */
  pageNumber: number;
  /** Entries, at most 100. */
  pageSize: number;
  /** Only reports with a reading of one of these sensors. @default every report */
  sensorTypeIds?: readonly number[] | undefined;
}

/** Sign-in and what people without a session may do. None of these sends an id token unless it says so. */
export interface AccountApi {
  /**
   * Rejects with INVALID_CREDENTIALS, ACCOUNT_SETUP_INCOMPLETE, TERMS_REQUIRED, PASSWORD_EXPIRED or RATE_LIMITED.
   * @param options.legacyPath use `/auth/v1/login` instead of loginV2 (the LoginV2 feature is off)
   */
  signIn(credentials: Credentials, options?: CallOptions & { legacyPath?: boolean }): Promise<SignInAnswer>;
  /** Without a token the refresh cookie is used. Rejects with UNAUTHENTICATED when the session is over. */
  refresh(refreshToken?: string, options?: CallOptions): Promise<SignInAnswer>;
  acceptTerms(credentials: Credentials, input: AcceptTermsInput, options?: CallOptions): Promise<SignInAnswer>;
  changePassword(credentials: Credentials, input: ChangePasswordInput, options?: CallOptions): Promise<SignInAnswer>;
  requestPasswordReset(username: string, options?: CallOptions): Promise<MessageAnswer>;
  registerTechnician(email: string, options?: CallOptions): Promise<MessageAnswer>;
  /** Looks at a link from an e-mail without spending it. Rejects with LINK_INVALID when there is no such link. */
  link(token: string, options?: CallOptions): Promise<LinkState>;
  setPassword(input: SetPasswordInput, options?: CallOptions): Promise<MessageAnswer>;
  confirmEmail(token: string, options?: CallOptions): Promise<MessageAnswer>;
  /** Looks at the link at the end of a mail; changes nothing. Rejects with LINK_INVALID. */
  subscription(token: string, options?: CallOptions): Promise<SubscriptionState>;
  /** Ends the mail of that link, with `all` every mail but that of the account. Works without a session. */
  unsubscribe(token: string, options?: CallOptions & { all?: boolean }): Promise<MessageAnswer>;
  /** Takes it back. */
  resubscribe(token: string, options?: CallOptions): Promise<MessageAnswer>;
  /** Ends this session, or with `everywhere` all of the user's. Sends the id token. */
  signOut(options?: CallOptions & { everywhere?: boolean }): Promise<void>;
}

/**
 * Everything a widget can ask of a server. `createPortalApi` speaks the contract over HTTP; a host may write its own.
 * Every method rejects with `ApiError` and nothing else.
 */
export interface PortalApi {
  account: AccountApi;
  /** The signed-in user. */
  me(options?: CallOptions): Promise<Me>;
  /** Features of a customer, or with null those of the caller. */
  features(customerId: number | null, options?: CallOptions): Promise<CustomerFeature[]>;
  customers: {
    /** Customers in the caller's sight. */
    list(input?: { showDeactivated?: boolean }, options?: CallOptions): Promise<Customer[]>;
  };
  groups: {
    /** Customers with their vehicle groups as a tree. Source: `GET /v1/api/vehicle-groups/hierarchy`. */
    hierarchy(customerId: number | null, options?: CallOptions): Promise<CustomerHierarchy[]>;
  };
  /** How mails fare that the caller caused; others are left out. Source: query `mailDeliveries`. */
  mailDeliveries(ids: readonly string[], options?: CallOptions): Promise<MailDelivery[]>;
  fleetStatus: {
    /** One page, filtered, searched and sorted by the server. */
    page(input: FleetStatusInput, options?: CallOptions): Promise<FleetStatusPage>;
    /** Counts by health for what search and filters match. */
    summary(input: FleetStatusSummaryInput, options?: CallOptions): Promise<FleetStatusSummary>;
  };
  trailers: {
    /** The VIN of the trailer with this full VIN or device serial number. NOT_FOUND without access to it. Source: query `findTrailer`. */
    find(text: string, options?: CallOptions): Promise<string>;
    /** Everything the trailer drawer shows, in one answer. Rejects with NOT_FOUND. Source: query `vehicleDetailData`. */
    detail(vin: string, options?: CallOptions): Promise<TrailerDetail>;
    /** A page of a trailer's reports, newest first. Source: query `vehicleTrackingV2`. */
    activityLog(input: ActivityLogInput, options?: CallOptions): Promise<ActivityLogEntry[]>;
    /** ABS faults of a trailer, the active ones unless all are asked for. Rejects with NOT_FOUND. Source: query `absFaults`. */
    absFaults(input: AbsFaultsInput, options?: CallOptions): Promise<AbsFaultList>;
    /** The caller's orders of sensors. Source: query `sensorOrder`. */
    sensorOrder(options?: CallOptions): Promise<SensorOrder>;
    /** Saves the lists that are given, and leaves the others as they are. Source: mutation `saveSensorOrder`. */
    saveSensorOrder(input: SaveSensorOrderInput, options?: CallOptions): Promise<SensorOrder>;
  };
  reefers: {
    /** What a unit last told of itself. Rejects with NOT_FOUND. Source: query `reeferUnit`. */
    unit(vin: string, options?: CallOptions): Promise<ReeferUnit>;
    /** Temperatures of the last 1, 7, 14 or 31 days, oldest first. Source: query `reeferTemperatures`. */
    temperatures(input: { vin: string; days: number }, options?: CallOptions): Promise<ReeferTemperatures>;
    /** The newest commands of a unit, at most 100. Source: query `reeferCommands`. */
    commands(input: { vin: string; limit: number }, options?: CallOptions): Promise<ReeferCommands>;
    /** Units in sight that have reported, by unit id, page by page. Source: query `reeferUnits`. */
    units(input: ReeferUnitsInput, options?: CallOptions): Promise<ReeferUnitPage>;
    /**
     * Sends commands, at most 500. Ids are the caller's: a command sent again with its id is never sent twice.
     * Rejects with FORBIDDEN when the caller may command no unit at all. Source: mutation `sendReeferCommands`.
     */
    send(input: SendReeferCommandsInput, options?: CallOptions): Promise<ReeferCommandResult[]>;
  };
  service: {
    /** Every service center, by name. Source: query `aftermarketDealers`. */
    dealers(options?: CallOptions): Promise<AftermarketDealer[]>;
    /** The nearest ones to where a trailer was last. Rejects with NOT_FOUND. Source: query `closestAftermarketDealers`. */
    closestDealers(input: { vin: string; limit: number }, options?: CallOptions): Promise<ClosestDealers>;
    /**
     * Mails place, faults and readings of a trailer to a service center. Rejects with RATE_LIMITED, and with UNAVAILABLE
     * when the mail was not accepted. Source: mutation `sendDiagnosticEmail`.
     */
    sendDiagnosticEmail(input: { vin: string; dealerId: string }, options?: CallOptions): Promise<SentDiagnosticEmail>;
    /** The newest inspections of a trailer, at most 100. Rejects with NOT_FOUND. Source: query `recentInspections`. */
    inspections(vin: string, options?: CallOptions): Promise<ServiceRecordList>;
    /** The newest work done to a trailer, at most 100. Rejects with NOT_FOUND. Source: query `maintenanceLog`. */
    maintenance(vin: string, options?: CallOptions): Promise<ServiceRecordList>;
    /** Adds an inspection. Rejects with BAD_USER_INPUT. Source: mutation `addInspection`. */
    addInspection(input: AddInspectionInput, options?: CallOptions): Promise<ServiceRecord>;
    /** Adds work that was done. Rejects with BAD_USER_INPUT. Source: mutation `addMaintenanceEntry`. */
    addMaintenanceEntry(input: AddMaintenanceEntryInput, options?: CallOptions): Promise<ServiceRecord>;
    /**
     * Pictures of a trailer's cargo camera, newest first, at most 50 a page; pages count from 0. Their links are whole
     * addresses and work for five minutes. Rejects with NOT_FOUND. Source: query `trailerImageHistoryData`.
     */
    images(
      input: { vin: string; pageSize: number; pageNumber: number },
      options?: CallOptions,
    ): Promise<TrailerImagePage>;
  };
  devices: {
    /** Open addresses that phones report to for a trailer. Rejects with NOT_FOUND. Source: query `deviceLinks`. */
    links(vin: string, options?: CallOptions): Promise<DeviceLink[]>;
    /** Makes one; the address with its secret is told once. Source: mutation `createDeviceLink`. */
    createLink(input: { vin: string; name: string; requestId?: string }, options?: CallOptions): Promise<NewDeviceLink>;
    /** Ends one. Rejects with NOT_FOUND. Source: mutation `revokeDeviceLink`. */
    revokeLink(input: { vin: string; linkId: string }, options?: CallOptions): Promise<void>;
  };
  sharing: {
    /** Open links, newest first: the caller's own, an administrator's customers'. Source: query `mySharedLocations`. */
    mine(options?: CallOptions): Promise<SharedLink[]>;
    /** Makes one; the address with its secret is told once. Rejects with NOT_FOUND. Source: mutation `shareLocation`. */
    share(input: ShareLocationInput, options?: CallOptions): Promise<NewSharedLink>;
    /** Ends one. Rejects with NOT_FOUND. Source: mutation `revokeSharedLocation`. */
    revoke(input: { linkId: string }, options?: CallOptions): Promise<void>;
    /**
     * What a link shows; needs no session and sends none. `refresh`: the page is open already, so this is no opening.
     * Rejects with LINK_INVALID when the link has ended or never was. Source: `GET /v1/api/shared-location`.
     */
    open(input: { secret: string; refresh?: boolean }, options?: CallOptions): Promise<SharedLocation>;
  };
  tracking: {
    /**
     * Where trailers are and how they do; with the `cursor` of an earlier answer as `since`, what changed after it. With
     * more trailers in sight than `upTo`, only how many there are; a server sends CLUSTERED_ON_CLIENT_UP_TO at most.
     * Source: `GET /v1/api/positions`.
     */
    positions(
      input: { customerId: number | null; since?: string | undefined; upTo?: number | undefined },
      options?: CallOptions,
    ): Promise<FleetPositions>;
    /** As `positions`, its JSON not read yet: for who reads large answers in a worker. Source: the same. */
    unreadPositions(
      input: { customerId: number | null; since?: string | undefined; upTo?: number | undefined },
      options?: CallOptions,
    ): Promise<Blob>;
    /**
     * Trailers that pass the filters, in squares of the world's grid at a zoom, as far as they touch the bounds (west,
     * south, east, north). What a large scope shows instead of `positions`. Source: `GET /v1/api/map/cells`,
     * for a choice of Fleet Control `POST /v1/api/control/cells`.
     */
    cells(
      input: { query: FleetQuery; zoom: number; bounds: readonly [number, number, number, number] },
      options?: CallOptions,
    ): Promise<MapCells>;
    /**
     * Trailers that pass the filters, worst first and then by unit ID: at most 200 from `offset` on; of one cell or of
     * one VIN where asked for. Source: `GET /v1/api/map/trailers`, for a choice of Fleet Control
     * `POST /v1/api/control/trailers`.
     */
    page(
      input: {
        query: FleetQuery;
        offset: number;
        limit: number;
        cell?: CellPlace | undefined;
        vin?: string | undefined;
      },
      options?: CallOptions,
    ): Promise<TrackedPage>;
    /** What Fleet Control counts of the trailers in sight. Source: `POST /v1/api/control/counts`. */
    counts(input: { filter: ControlFilter }, options?: CallOptions): Promise<ControlTotals>;
    /**
     * Calls `onChange` whenever trailers in sight may have changed, until the server ends it. False: this server or this
     * scope does not tell it, so ask at intervals. Rejects when the connection is lost. Source:
     * `GET /v1/api/positions/changes` (server-sent events).
     */
    changes(input: { customerId: number | null; onChange: () => void }, options?: CallOptions): Promise<boolean>;
    /**
     * What a trailer reported in a time, at most the newest 10,000 reports. Rejects with NOT_FOUND.
     * Source: `GET /v1/api/positions/{vin}/history`.
     */
    history(input: { vin: string; span: HistorySpan }, options?: CallOptions): Promise<TrailerHistory>;
  };
  /** Users, groups, customers, trailers and the audit log. */
  administration: AdministrationApi;
}
