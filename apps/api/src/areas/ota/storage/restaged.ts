import { sizedStages } from '@gladhand/domain/ota';
import type { CampaignStage } from '../repository';

/** The same stages for another number of devices; at least one stage remains. */
export function restaged(stages: readonly CampaignStage[], devices: number): CampaignStage[] {
  const sized = sizedStages(
    stages.map(({ stage }) => stage),
    devices,
  );
  const kept = sized.map((stage, at) => ({ ...stage, openedAt: stages[at]?.openedAt ?? null }));
  return kept.length > 0 ? kept : [{ stage: 'all', end: 0, openedAt: stages[0]?.openedAt ?? null }];
}
