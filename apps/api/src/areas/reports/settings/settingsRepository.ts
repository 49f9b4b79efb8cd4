import type { ReportSettings } from '@gladhand/domain/reports';

/** What applies to all reports of a customer, as it is stored. */
export interface ReportSettingsRecord extends ReportSettings {
  customerId: number;
  /** 0 if nothing was saved yet. */
  version: number;
}

export interface ReportSettingsRepository {
  /** The usual ones if nothing was saved yet. */
  of(customerId: number): Promise<ReportSettingsRecord>;
  /** Replaces settings that still have the previous version. False if they have another one. */
  save(settings: ReportSettingsRecord): Promise<boolean>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    reportSettings: ReportSettingsRepository;
  }
}
