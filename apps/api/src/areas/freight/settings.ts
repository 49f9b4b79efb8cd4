/** What an operator sets about freight. */
export interface FreightSettings {
  /** The https address of the partner's page. */
  readonly url?: string | undefined;
  readonly agreement?: { readonly version: string; readonly text: string } | undefined;
}

/** Names of the settings without which freight doesn't open. */
export const missingFreightSettings = ({ url, agreement }: FreightSettings): string[] => [
  ...(url ? [] : ['FREIGHT_URL']),
  ...(agreement ? [] : ['FREIGHT_AGREEMENT_FILE', 'FREIGHT_AGREEMENT_VERSION']),
];
