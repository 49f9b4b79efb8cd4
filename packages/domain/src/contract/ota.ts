import type { CallOptions } from './callOptions';
import type {
  ControlOtaCampaignInput,
  CreateOtaCampaignInput,
  OtaCampaignDevicesInput,
  OtaCampaignDevicesQuery,
  OtaCampaignQuery,
  OtaCampaignsQuery,
  OtaFleetInput,
  OtaFleetQuery,
  OtaPackagesQuery,
  OtaTargetInput,
  OtaTargetQuery,
  RollBackOtaCampaignInput,
} from './generated/ota/graphql';

export type {
  ControlOtaCampaignInput,
  CreateOtaCampaignInput,
  OtaCampaignDevicesInput,
  OtaFleetInput,
  OtaPlanInput,
  OtaTargetInput,
  RollBackOtaCampaignInput,
} from './generated/ota/graphql';

/** Trailers with the versions of their devices. Source: query `otaFleet`. */
export type OtaFleetPage = OtaFleetQuery['otaFleet'];
/** A trailer with the versions of its device. */
export type OtaTrailer = OtaFleetPage['trailers'][number];
/** Packages of a kind. Source: query `otaPackages`. */
export type OtaPackageList = OtaPackagesQuery['otaPackages'];
/** A signed package, which never changes. */
export type OtaPackage = OtaPackageList['packages'][number];
/** Devices that a campaign would have. Source: query `otaTarget`. */
export type OtaTarget = NonNullable<OtaTargetQuery['otaTarget']>;
/** A rollout of a package. Source: query `otaCampaign`. */
export type OtaCampaign = NonNullable<OtaCampaignQuery['otaCampaign']>;
/** A campaign in a list. Source: query `otaCampaigns`. */
export type OtaCampaignSummary = OtaCampaignsQuery['otaCampaigns'][number];
/** Devices of a campaign. Source: query `otaCampaignDevices`. */
export type OtaDevicePage = NonNullable<OtaCampaignDevicesQuery['otaCampaignDevices']>;
/** A device of a campaign with its trailer. */
export type OtaCampaignDevice = OtaDevicePage['devices'][number];

/** A package to upload. Its signature covers `manifestText`. */
export interface OtaUpload {
  readonly kind: string;
  /** Id of a device family. */
  readonly family: number;
  readonly version: string;
  readonly name: string;
  readonly note: string;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Ed25519, base64. */
  readonly signature: string;
  readonly file: Blob;
}

/** Updates over the air. */
export interface OtaApi {
  /** Source: query `otaFleet`. */
  fleet(input: OtaFleetInput, options?: CallOptions): Promise<OtaFleetPage>;
  /** Source: query `otaPackages`. */
  packages(kind: string, options?: CallOptions): Promise<OtaPackageList>;
  /**
   * Stores a package and resolves with its id. Rejects with BAD_USER_INPUT if file, hash, size and signature don't
   * match, with CONFLICT if the version exists, and with TOO_LARGE. Source: POST /v1/api/ota/packages.
   */
  upload(upload: OtaUpload, options?: CallOptions): Promise<string>;
  /** Null if there is no such package. Source: query `otaTarget`. */
  target(input: OtaTargetInput, options?: CallOptions): Promise<OtaTarget | null>;
  /** The newest 50. Source: query `otaCampaigns`. */
  campaigns(options?: CallOptions): Promise<OtaCampaignSummary[]>;
  /** Null if there is none. Source: query `otaCampaign`. */
  campaign(campaignId: string, options?: CallOptions): Promise<OtaCampaign | null>;
  /** Null if there is no such campaign. Source: query `otaCampaignDevices`. */
  devices(input: OtaCampaignDevicesInput, options?: CallOptions): Promise<OtaDevicePage | null>;
  /** Rejects with CONFLICT if the number of devices has changed. Source: mutation `createOtaCampaign`. */
  create(input: CreateOtaCampaignInput, options?: CallOptions): Promise<OtaCampaign>;
  /** Rejects with CONFLICT if the campaign has changed. Source: mutation `controlOtaCampaign`. */
  control(input: ControlOtaCampaignInput, options?: CallOptions): Promise<OtaCampaign>;
  /** Resolves with the new campaign. Source: mutation `rollBackOtaCampaign`. */
  rollBack(input: RollBackOtaCampaignInput, options?: CallOptions): Promise<OtaCampaign>;
}

/** The port of `PortalApi` for updates over the air. */
export interface OtaPort {
  ota: OtaApi;
}
