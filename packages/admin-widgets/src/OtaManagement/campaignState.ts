import type { OtaCampaign } from '@gladhand/domain/ota';

/** Whether a campaign has ended. */
export const isOver = ({ state }: Pick<OtaCampaign, 'state'>): boolean => state === 'done' || state === 'canceled';
