/** Errors that any request can have, and schedules of jobs, in German. */
export const requests: Readonly<Record<string, string>> = {
  'This request is too large.': 'Diese Anfrage ist zu groß.',
  "This row couldn't be saved. Please try again.":
    'Diese Zeile konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  'pageNumber is too high. Narrow the search instead.':
    'Weiter lässt sich nicht blättern. Grenzen Sie stattdessen die Suche ein.',
  'The search text is too long.': 'Der Suchtext ist zu lang.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  "Not found, or you don't have access to it.": 'Nicht gefunden, oder Sie haben keinen Zugriff darauf.',
  'The request body is larger than {1} bytes.': 'Die Anfrage ist größer als {1} Byte.',
  "The request body contains U+{1} or an unpaired surrogate, which can't be stored. Remove it and try again.":
    'Ihre Eingabe enthält ein Zeichen, das sich nicht speichern lässt (U+{1} oder ein unvollständiges Zeichen). Entfernen Sie es, und versuchen Sie es erneut.',
  "The user name or password contains U+{1} or an unpaired surrogate, which can't be stored. Remove it and try again.":
    'Benutzername oder Passwort enthält ein Zeichen, das sich nicht speichern lässt (U+{1} oder ein unvollständiges Zeichen). Entfernen Sie es, und versuchen Sie es erneut.',
  "The address contains U+{1} or an unpaired surrogate, which can't be stored. Remove it and try again.":
    'Die Adresse enthält ein Zeichen, das sich nicht speichern lässt (U+{1} oder ein unvollständiges Zeichen). Entfernen Sie es, und versuchen Sie es erneut.',
  'Choose at most {1} days.': 'Wählen Sie höchstens {1} Tage.',
  'A search can have at most {1} characters.': 'Eine Suche kann höchstens {1} Zeichen haben.',
  'A session can have at most {1} live connections. Close some of its tabs.':
    'Eine Sitzung kann höchstens {1} Live-Verbindungen haben. Schließen Sie einige Tabs.',
  'This link is invalid or has expired. Open the picture again in the portal.':
    'Dieser Link ist ungültig oder abgelaufen. Öffnen Sie das Bild noch einmal im Portal.',
  'The body is empty. Send the picture itself.': 'Die Bilddatei ist leer. Wählen Sie ein anderes Bild.',
  'The picture is neither a JPEG nor a PNG.': 'Das Bild ist weder JPEG noch PNG.',
  'The picture is larger than {1} MB. Send a smaller one.': 'Das Bild ist größer als {1} MB. Wählen Sie ein kleineres.',
  'Every minute': 'Jede Minute',
  'Every {1} minutes': 'Alle {1} Minuten',
  'Every hour, for Monday mornings in each time zone': 'Stündlich, für den Montagmorgen in jeder Zeitzone',
};
