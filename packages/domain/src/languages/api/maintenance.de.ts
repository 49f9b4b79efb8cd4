/** Errors about maintenance issues, planned work, parts and service, in German. */
export const maintenance: Readonly<Record<string, string>> = {
  'Up to {1} pictures can be added to a repair or note.':
    'Einer Reparatur oder Notiz lassen sich bis zu {1} Bilder hinzufügen.',
  'Choose {1} to {2} open issues of one customer.': 'Wählen Sie {1} bis {2} offene Probleme eines Kunden.',
  'Handle up to {1} issues at once.': 'Bearbeiten Sie höchstens {1} Probleme auf einmal.',
  'Say why it is snoozed.': 'Geben Sie an, warum es zurückgestellt wird.',
  'Say what was repaired.': 'Geben Sie an, was repariert wurde.',
  'Enter a note.': 'Geben Sie eine Notiz ein.',
  'Choose {1} to {2} open issues.': 'Wählen Sie {1} bis {2} offene Probleme.',
  'Choose a user of the customer who has access to maintenance.':
    'Wählen Sie einen Benutzer des Kunden, der Zugriff auf die Wartung hat.',
  'Complete planned work instead of reporting a repair.':
    'Schließen Sie die geplante Arbeit ab, statt eine Reparatur zu melden.',
  'A customer can have {1} templates. Delete one first.':
    'Ein Kunde kann {1} geplante Arbeiten haben. Löschen Sie zuerst eine.',
  "The annual inspection is due every {1} months. Its name and intervals can't be changed.":
    'Die Jahresprüfung ist alle {1} Monate fällig. Ihr Name und ihre Intervalle lassen sich nicht ändern.',
  "The annual inspection can't be deleted. Switch it off instead.":
    'Die Jahresprüfung lässt sich nicht löschen. Schalten Sie sie stattdessen aus.',
  'Someone else has saved this template. Compare it with your changes, and save again.':
    'Jemand anders hat diese geplante Arbeit gespeichert. Vergleichen Sie sie mit Ihren Änderungen, und speichern Sie erneut.',
  'This work was completed or changed by someone else. Read it again.':
    'Jemand anders hat diese Arbeit erledigt oder geändert. Laden Sie sie neu.',
  'Write the note as plain text.': 'Schreiben Sie die Notiz als reinen Text.',
  'Enter the odometer of that day, because the work is also due by miles.':
    'Geben Sie den Meilenstand dieses Tages ein, weil die Arbeit auch nach Meilen fällig wird.',
  'Enter the engine hours of that day, because the work is also due by engine hours.':
    'Geben Sie die Motorstunden dieses Tages ein, weil die Arbeit auch nach Motorstunden fällig wird.',
  'Enter the engine hours as a number of at least {1}.': 'Geben Sie die Motorstunden als Zahl ab {1} ein.',
  'The trailer reports {1} miles. Enter at most that.':
    'Der Trailer meldet {1} Meilen. Geben Sie höchstens diesen Wert ein.',
  'The unit reports {1} engine hours. Enter at most that.':
    'Das Aggregat meldet {1} Motorstunden. Geben Sie höchstens diesen Wert ein.',
  'This server makes no PDF files. Print the work order instead.':
    'Dieser Server erstellt keine PDF-Dateien. Drucken Sie stattdessen den Arbeitsauftrag.',
  'Up to {1} parts can be deleted together.': 'Es lassen sich bis zu {1} Teile zusammen löschen.',
  'The category must be one of {1}.': 'Die Teilegruppe muss eine von {1} sein.',
  'There is no trailer type with this id.': 'Es gibt keinen Trailertyp mit dieser ID.',
  'You have no trailer with this VIN.': 'Sie haben keinen Trailer mit dieser FIN.',
  'Choose the customer of this model.': 'Wählen Sie den Kunden dieses Modells.',
  'The same part at the same position is on line {1}.': 'Dasselbe Teil am selben Platz steht in Zeile {1}.',
  'Describe what the picture shows in {1} to {2} characters, on one line.':
    'Beschreiben Sie mit {1} bis {2} Zeichen in einer Zeile, was das Bild zeigt.',
  'A part can have up to {1} pictures.': 'Ein Teil kann bis zu {1} Bilder haben.',
};
