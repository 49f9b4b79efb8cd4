import type {
  OtaCampaignState,
  OtaConditions,
  OtaKind,
  OtaReason,
  OtaStage,
  OtaState,
  OtaStopRule,
} from '@gladhand/domain/ota';

/** A stage with the number of devices up to its end, and when it began (ISO). */
export interface CampaignStage {
  stage: OtaStage;
  end: number;
  openedAt: string | null;
}

export interface OtaFinished {
  confirmed: number;
  failed: number;
}

export interface OtaStopped {
  /** ISO. */
  at: string;
  stage: number;
  failed: number;
  finished: number;
}

/** How the devices were chosen. */
export interface CampaignTarget {
  lines: number | null;
  customerName: string | null;
  fromVersions: string[];
  reportedWithinDays: number | null;
}

export interface OtaPackagesTable {
  package_id: string;
  kind: OtaKind;
  family: number;
  version: string;
  name: string;
  note: string;
  size_bytes: number;
  sha256: string;
  signature: string;
  key_id: string;
  file_id: string;
  author_id: string | null;
  author: string;
  created_at: Date;
}

export interface OtaCampaignsTable {
  campaign_id: string;
  package_id: string;
  name: string;
  state: OtaCampaignState;
  devices: number;
  stage: number;
  stages: CampaignStage[];
  hours_between_stages: number;
  stage_over_at: Date | null;
  conditions: OtaConditions;
  stop_rule: OtaStopRule;
  resumed_with: OtaFinished | null;
  stopped: OtaStopped | null;
  deadline_hours: number;
  max_attempts: number;
  target: CampaignTarget;
  rolls_back: string | null;
  author_id: string | null;
  author: string;
  created_at: Date;
  ended_at: Date | null;
  version: number;
}

interface OtaDevicesTable {
  campaign_id: string;
  customer_id: number;
  trailer_id: string;
  kind: OtaKind;
  stage: number;
  place: number;
  state: OtaState;
  attempt: number;
  percent: number;
  reason: OtaReason | null;
  detail: string | null;
  from_version: string | null;
  queued_at: Date | null;
  changed_at: Date;
}

declare module '../../database/schema' {
  interface Database {
    ota_files: { file_id: string; store: 'database' | 's3'; created_at: Date };
    ota_file_pieces: { file_id: string; number: number; bytes: Uint8Array<ArrayBuffer> };
    ota_packages: OtaPackagesTable;
    ota_campaigns: OtaCampaignsTable;
    ota_devices: OtaDevicesTable;
    ota_versions: {
      customer_id: number;
      trailer_id: string;
      config: string | null;
      script: string | null;
      device_reset: string | null;
    };
  }
}
