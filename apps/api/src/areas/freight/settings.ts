import type { FreightSettings } from '../../ports';

/** Names of the settings without which freight doesn't open. */
export const missingFreightSettings = ({ url, agreement }: FreightSettings): string[] => [
  ...(url ? [] : ['FREIGHT_URL']),
  ...(agreement ? [] : ['FREIGHT_AGREEMENT_FILE', 'FREIGHT_AGREEMENT_VERSION']),
];
