/** Errors about SIMs, in German. */
export const sims: Readonly<Record<string, string>> = {
  'Search for up to {1} characters.': 'Suchen Sie nach höchstens {1} Zeichen.',
  'Paste up to {1} lines.': 'Fügen Sie bis zu {1} Zeilen ein.',
  'Up to {1} SIMs can be changed together. Narrow the filter.':
    'Es lassen sich bis zu {1} SIMs zusammen ändern. Grenzen Sie den Filter ein.',
  "The number of SIMs has changed. It's now {1}. Check it, then confirm again.":
    'Die Zahl der SIMs hat sich geändert. Es sind jetzt {1}. Prüfen Sie sie, und bestätigen Sie erneut.',
  'No SIM provider is set up. Set SIM_PROVIDER_URL and SIM_WEBHOOK_SECRETS on the server.':
    'Kein SIM-Anbieter ist eingerichtet. Setzen Sie SIM_PROVIDER_URL und SIM_WEBHOOK_SECRETS auf dem Server.',
  'None of these SIMs can be changed. Check their status, then try again.':
    'Keine dieser SIMs kann geändert werden. Prüfen Sie ihren Status, und versuchen Sie es erneut.',
  'Choose the new plan.': 'Wählen Sie den neuen Tarif.',
  'None of your SIMs has this plan. Choose one from the list.':
    'Keine Ihrer SIMs hat diesen Tarif. Wählen Sie einen aus der Liste.',
  'This batch has no refused changes.': 'Diese Änderung hat keine abgelehnten SIMs.',
};
