import type { AccountPort } from './account';
import type { AdministrationPort } from './administration/administrationApi';
import type { AlertsPort } from './alerts';
import type { CustomersPort } from './customers';
import type { DevicesPort } from './devices';
import type { FleetStatusPort } from './fleetStatus';
import type { FreightPort } from './freight';
import type { GeofencesPort } from './geofences';
import type { GroupsPort } from './groups';
import type { InsightsPort } from './insights';
import type { LeasesPort } from './leases';
import type { MailPort } from './mail';
import type { MaintenancePort } from './maintenance';
import type { MessagesPort } from './messages';
import type { OtaPort } from './ota';
import type { OtaFtpPort } from './otaFtp';
import type { PartsPort } from './parts';
import type { PicturesPort } from './pictures';
import type { ReefersPort } from './reefers';
import type { ReportsPort } from './reports';
import type { SavedViewsPort } from './savedViews';
import type { SearchPort } from './search';
import type { ServicePort } from './service';
import type { SharingPort } from './sharing';
import type { SimsPort } from './sims';
import type { TrackingPort } from './tracking';
import type { TrailersPort } from './trailers';
import type { TransfersPort } from './transfers';
import type { ViewerPort } from './viewer';

/**
 * Everything that widgets request from a server: the ports of all areas. `createPortalApi` implements it over HTTP.
 * Hosts can implement it themselves, and only the ports that their widgets use. Every method rejects only with
 * `ApiError`.
 */
export interface PortalApi
  extends AccountPort,
    ViewerPort,
    CustomersPort,
    GroupsPort,
    MailPort,
    FleetStatusPort,
    TrailersPort,
    TransfersPort,
    ReefersPort,
    ServicePort,
    DevicesPort,
    AlertsPort,
    FreightPort,
    GeofencesPort,
    InsightsPort,
    LeasesPort,
    MaintenancePort,
    MessagesPort,
    OtaPort,
    OtaFtpPort,
    PartsPort,
    PicturesPort,
    ReportsPort,
    SimsPort,
    SavedViewsPort,
    SearchPort,
    SharingPort,
    TrackingPort,
    AdministrationPort {}

type Some<Part> = Part extends (...given: never[]) => unknown ? Part : { [Name in keyof Part]?: Some<Part[Name]> };

/** A server that offers part of the contract. A widget that calls a missing method shows an error that names it. */
export type PartialPortalApi = Some<PortalApi>;
