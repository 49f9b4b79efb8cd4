/** Who brings reports to the server: a phone by an address of its own, or a gateway of devices by its key. */
export const ReportSourceKind = { Phone: 'phone', Gateway: 'gateway' } as const;
export type ReportSourceKind = (typeof ReportSourceKind)[keyof typeof ReportSourceKind];
