/** Names of the standards, the same in every language: SAE J1939. */
export const SPN_FMI = 'SPN / FMI';
/** SAE J1587. */
export const SID_FMI = 'SID / FMI';
