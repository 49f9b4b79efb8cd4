/** Errors about OTA packages and campaigns, in German. */
export const ota: Readonly<Record<string, string>> = {
  'Set OTA_PUBLIC_KEYS on the server. Packages must be signed with a key of the operator.':
    'Setzen Sie OTA_PUBLIC_KEYS auf dem Server. Pakete müssen mit einem Schlüssel des Betreibers signiert sein.',
  'Enter a version: up to {1} letters, digits, dots, +, _ or -, e.g. {2}.':
    'Geben Sie eine Version ein: bis zu {1} Buchstaben, Ziffern, Punkte, +, _ oder -, z. B. {2}.',
  'Enter a name of up to {1} characters.': 'Geben Sie einen Namen mit bis zu {1} Zeichen ein.',
  'The release note may have up to {1} characters.': 'Der Versionshinweis kann bis zu {1} Zeichen haben.',
  'The file is empty.': 'Die Datei ist leer.',
  'A package may have up to {1} MB.': 'Ein Paket kann bis zu {1} MB haben.',
  "Version {1} already exists for this device family. Packages can't be changed; upload it as a new version.":
    'Version {1} gibt es für diese Gerätefamilie bereits. Pakete lassen sich nicht ändern. Laden Sie es als neue Version hoch.',
  "The signature doesn't match any key of the operator. Sign this file again, with this kind, family and version.":
    'Die Signatur passt zu keinem Schlüssel des Betreibers. Signieren Sie diese Datei erneut, mit dieser Art, Familie und Version.',
  'This package is signed for {1}, not for {2}. Choose the family that it is for.':
    'Dieses Paket ist für {1} signiert, nicht für {2}. Wählen Sie die passende Familie.',
  'This package is signed as {1}, not as {2}.': 'Dieses Paket ist als {1} signiert, nicht als {2}.',
  'The file is incomplete: {1} of {2} bytes arrived. Upload it again.':
    'Die Datei ist unvollständig: {1} von {2} Byte sind angekommen. Laden Sie sie noch einmal hoch.',
  'The file is longer than {1} bytes, the size that was signed.':
    'Die Datei ist größer als {1} Byte, die signierte Größe.',
  "The file doesn't match its SHA-{1}. It was damaged, or another file was signed.":
    'Die Datei passt nicht zu ihrem SHA-{1}. Sie wurde beschädigt, oder es wurde eine andere Datei signiert.',
  'Paste up to {1} lines, or use the filter.': 'Fügen Sie bis zu {1} Zeilen ein, oder verwenden Sie den Filter.',
  'Choose up to {1} versions.': 'Wählen Sie höchstens {1} Versionen.',
  'Choose {1} to {2} days.': 'Wählen Sie {1} bis {2} Tage.',
  'No device can be updated. Choose other devices.': 'Kein Gerät kann aktualisiert werden. Wählen Sie andere Geräte.',
  '{1} devices would be updated now. Check the target again.':
    'Jetzt würden {1} Geräte aktualisiert. Prüfen Sie das Ziel noch einmal.',
  'hoursBetweenStages must be {1} to {2}.': 'Die Stunden zwischen Stufen müssen zwischen {1} und {2} liegen.',
  'stopAbovePercent must be {1} to {2}.':
    'Der Anteil, ab dem angehalten wird, muss zwischen {1} und {2} Prozent liegen.',
  'judgedFromDevices must be {1} to {2}.':
    'Die Zahl der Geräte, ab der bewertet wird, muss zwischen {1} und {2} liegen.',
  'deadlineHours must be {1} to {2}.': 'Die Frist muss zwischen {1} und {2} Stunden liegen.',
  'maxAttempts must be {1} to {2}.': 'Die Zahl der Versuche muss zwischen {1} und {2} liegen.',
  'minVolts must be {1} to {2}.': 'Die Mindestspannung muss zwischen {1} und {2} V liegen.',
  'parkedMinutes must be {1} to {2}.': 'Die Standzeit muss zwischen {1} und {2} Minuten liegen.',
  'Enter hours as HH:MM, e.g. {1}:{2} to {3}:{4}.': 'Geben Sie Uhrzeiten als HH:MM ein, z. B. {1}:{2} bis {3}:{4}.',
  'Begin and end of the hours must differ.': 'Beginn und Ende müssen sich unterscheiden.',
  'This campaign has changed since you opened it. Check it, then try again.':
    'Diese Kampagne hat sich geändert, seit Sie sie geöffnet haben. Prüfen Sie sie, und versuchen Sie es erneut.',
  'Only a running campaign can be paused.': 'Nur eine laufende Kampagne lässt sich pausieren.',
  'Only a paused or stopped campaign can be resumed.':
    'Nur eine pausierte oder angehaltene Kampagne lässt sich fortsetzen.',
  'This campaign has ended.': 'Diese Kampagne ist beendet.',
  'Enter a limit above the current failure rate, or a reason.':
    'Geben Sie eine Grenze über der aktuellen Fehlerrate ein, oder einen Grund.',
  'The reason may have up to {1} characters.': 'Der Grund kann bis zu {1} Zeichen haben.',
  'No failed device can be retried: their attempts are used up, or they are in another campaign.':
    'Für kein fehlgeschlagenes Gerät ist ein weiterer Versuch möglich: Die Versuche sind aufgebraucht, oder es ist in einer anderen Kampagne.',
  'Choose another version of the same kind and device family.':
    'Wählen Sie eine andere Version derselben Art und Gerätefamilie.',
  'A campaign needs a stage.': 'Eine Kampagne braucht eine Stufe.',
  'A campaign has up to {1} stages.': 'Eine Kampagne hat bis zu {1} Stufen.',
  'The last stage must be all devices.': 'Die letzte Stufe muss alle Geräte umfassen.',
  'The share of a stage must be above {1} and below {2} percent.':
    'Der Anteil einer Stufe muss über {1} und unter {2} Prozent liegen.',
  'The number of devices of a stage must be a whole number of at least {1}.':
    'Die Zahl der Geräte einer Stufe muss eine ganze Zahl ab {1} sein.',
  'Each stage must reach further than the one before.': 'Jede Stufe muss mehr Geräte umfassen als die davor.',
};
