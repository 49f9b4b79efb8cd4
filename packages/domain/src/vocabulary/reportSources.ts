/** Who delivers reports to the server: a phone with its own address, or a gateway with its key. */
export const ReportSourceKind = { Phone: 'phone', Gateway: 'gateway' } as const;
export type ReportSourceKind = (typeof ReportSourceKind)[keyof typeof ReportSourceKind];
