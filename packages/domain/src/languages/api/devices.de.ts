/** Errors about reporting phones, ingest keys, shared links, reefer units and freight, in German. */
export const devices: Readonly<Record<string, string>> = {
  'Enter a name for the phone of {1} to {2} characters.':
    'Geben Sie einen Namen für das Telefon mit {1} bis {2} Zeichen ein.',
  'This trailer has {1} addresses. Revoke one that is no longer used.':
    'Dieser Trailer hat {1} Adressen. Widerrufen Sie eine, die nicht mehr verwendet wird.',
  "This trailer has no device serial number, so a phone can't report for it.":
    'Dieser Trailer hat keine Seriennummer eines Geräts, daher kann kein Telefon für ihn melden.',
  'Choose either a customer or a gateway.': 'Wählen Sie entweder einen Kunden oder ein Gateway.',
  'A link can be active for {1} to {2} hours.': 'Ein Link kann {1} bis {2} Stunden gelten.',
  'You have {1} active links. Revoke one that is no longer used.':
    'Sie haben {1} aktive Links. Widerrufen Sie einen, der nicht mehr verwendet wird.',
  'A link can show {1} to {2} trailers.': 'Ein Link kann {1} bis {2} Trailer zeigen.',
  'A link can show a trailer only once.': 'Ein Link kann einen Trailer nur einmal zeigen.',
  'Enter a name of {1} to {2} characters for each trailer.':
    'Geben Sie für jeden Trailer einen Namen mit {1} bis {2} Zeichen ein.',
  'A link can show trailers of one customer only. Create one link per customer.':
    'Ein Link kann nur Trailer eines Kunden zeigen. Erstellen Sie einen Link pro Kunde.',
  'This link is invalid, has expired or was revoked. Ask the sender for a new one.':
    'Dieser Link ist ungültig, abgelaufen oder wurde widerrufen. Bitten Sie den Absender um einen neuen.',
  'Enter at most {1} VINs.': 'Geben Sie höchstens {1} FINs ein.',
  'Freight has not been set up.': 'Fracht ist nicht eingerichtet.',
  'The agreement has changed. Read the new version.': 'Die Vereinbarung hat sich geändert. Lesen Sie die neue Fassung.',
};
