/** Errors of customer changes. */
export const CUSTOMER_MESSAGES = {
  conflict: 'Someone else saved this customer. Review their changes and save again.',
  nameTaken: 'Another customer has this short name.',
  unknownFeature: (name: string) => `There is no feature '${name}'.`,
} as const;
