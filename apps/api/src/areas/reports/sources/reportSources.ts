import { dailyMaintenanceSource } from './dailyMaintenanceSource';
import { dwellSource } from './dwellSource';
import { faultDetailSource } from './faultDetailSource';
import { faultSummarySource } from './faultSummarySource';
import { reeferHistorySource } from './reeferHistorySource';
import type { ReportSource } from './reportSource';
import { thermoKingSource } from './thermoKingSource';
import { thresholdSource } from './thresholdSource';
import { weeklyMaintenanceSource } from './weeklyMaintenanceSource';
import { yardSource } from './yardSource';

/** The source of each report type. */
export const REPORT_SOURCES: Readonly<Record<number, ReportSource>> = {
  1: yardSource,
  2: dwellSource,
  3: faultSummarySource,
  4: faultDetailSource,
  5: thresholdSource,
  6: dailyMaintenanceSource,
  7: weeklyMaintenanceSource,
  8: reeferHistorySource,
  9: thermoKingSource,
};
