/** Errors about reports, and reasons of runs and files, in German. */
export const reports: Readonly<Record<string, string>> = {
  'The customer has {1} reports. Delete one first.': 'Der Kunde hat {1} Berichte. Löschen Sie zuerst einen.',
  'Someone else has changed this report.': 'Jemand anders hat diesen Bericht geändert.',
  'Someone else has changed these settings.': 'Jemand anders hat diese Einstellungen geändert.',
  "{1} can't be used. Reports of this customer are sent only to addresses at {2}.":
    '{1} ist nicht zulässig. Berichte dieses Kunden gehen nur an Adressen bei {2}.',
  'You can change only your own reports.': 'Sie können nur Ihre eigenen Berichte ändern.',
  'The owner of this report has access, so it is not paused.':
    'Der Besitzer dieses Berichts hat Zugriff, daher ist er nicht pausiert.',
  "The type of a report can't be changed. Create another report.":
    'Der Typ eines Berichts lässt sich nicht ändern. Erstellen Sie einen anderen Bericht.',
  'The owner of the report no longer has access. An administrator can take the report over.':
    'Der Besitzer des Berichts hat keinen Zugriff mehr. Ein Administrator kann den Bericht übernehmen.',
  "This type of report isn't part of the customer's plan.": 'Diese Art von Bericht gehört nicht zum Tarif des Kunden.',
  'The service was not running at that time.': 'Der Dienst lief zu diesem Zeitpunkt nicht.',
  'The run was interrupted several times.': 'Die Ausführung wurde mehrmals unterbrochen.',
  'The result has more than {1} rows. Choose fewer trailers, geofences or days.':
    'Das Ergebnis hat mehr als {1} Zeilen. Wählen Sie weniger Trailer, Geofences oder Tage.',
  'The run took more than {1} minutes of CPU time. Choose fewer trailers, geofences or days.':
    'Die Ausführung hat mehr als {1} Minuten Prozessorzeit gebraucht. Wählen Sie weniger Trailer, Geofences oder Tage.',
  'The customer has had {1} runs in {2} hours. Run the report tomorrow, or less often.':
    'Der Kunde hatte {1} Ausführungen in {2} Stunden. Führen Sie den Bericht morgen oder seltener aus.',
  'Results and files of the customer take more than {1} GB. Old ones are deleted every night; delete reports that are no longer needed.':
    'Ergebnisse und Dateien des Kunden belegen mehr als {1} GB. Alte werden jede Nacht gelöscht. Löschen Sie Berichte, die nicht mehr gebraucht werden.',
  'Something went wrong while the report ran. Run it again.':
    'Bei der Ausführung des Berichts ist ein Fehler aufgetreten. Führen Sie ihn erneut aus.',
  'A PDF has up to {1} rows. Create an XLSX or CSV file, or choose fewer trailers or days.':
    'Ein PDF hat bis zu {1} Zeilen. Erstellen Sie eine XLSX- oder CSV-Datei, oder wählen Sie weniger Trailer oder Tage.',
  "PDF files can't be created here.": 'PDF-Dateien können hier nicht erstellt werden.',
  'The file could not be created. Try again.': 'Die Datei konnte nicht erstellt werden. Versuchen Sie es erneut.',
  'The result is no longer kept. Run the report again.':
    'Das Ergebnis wird nicht mehr aufbewahrt. Führen Sie den Bericht erneut aus.',
  'This run has no result.': 'Diese Ausführung hat kein Ergebnis.',
  "This result may show trailers that you don't have access to.":
    'Dieses Ergebnis zeigt möglicherweise Trailer, auf die Sie keinen Zugriff haben.',
  'Enter {1} to {2} different email addresses.': 'Geben Sie {1} bis {2} verschiedene E-Mail-Adressen ein.',
  'Only a missed run can be made up for.': 'Nur eine verpasste Ausführung lässt sich nachholen.',
};
