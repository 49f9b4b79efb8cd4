import { DEFAULT_REPORT_SETTINGS } from '@gladhand/domain/reports';
import type { ReportTables } from '../memoryTables';
import type { ReportSettingsRepository } from './settingsRepository';

/** Settings of reports in memory. */
export const memorySettings = ({ settings }: ReportTables): ReportSettingsRepository => ({
  of: async (customerId) => settings.get(customerId) ?? { ...DEFAULT_REPORT_SETTINGS, customerId, version: 0 },
  async save(next) {
    if ((settings.get(next.customerId)?.version ?? 0) !== next.version - 1) return false;
    settings.set(next.customerId, next);
    return true;
  },
});
