/** Texts about ingest keys. */
export const INGEST_KEY_MESSAGES = {
  name: (max: number) => `Enter a name of 1 to ${max} characters.`,
  holder: 'Choose either a customer or a gateway.',
  gateway: (gateways: readonly string[]) => `gateway must be one of ${gateways.join(', ')}.`,
} as const;
