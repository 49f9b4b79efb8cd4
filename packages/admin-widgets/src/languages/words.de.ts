import { sharedWords } from '@gladhand/domain/de';

/** Labels and sentences of administration in German, by their English. Numbers and quoted text are {1}, {2}. */
export const words: Readonly<Record<string, string>> = {
  ...sharedWords,
  // Updates over the air
  Config: 'Konfiguration',
  Script: 'Skript',
  'Main App': 'Hauptanwendung',
  'Device Reset': 'Gerät zurücksetzen',
  Offered: 'Angeboten',
  Downloading: 'Lädt herunter',
  Verifying: 'Prüft',
  Applied: 'Angewandt',
  Confirmed: 'Bestätigt',
  Failed: 'Fehlgeschlagen',
  Expired: 'Abgelaufen',
  'Hash mismatch': 'Prüfsumme falsch',
  'Signature invalid': 'Signatur ungültig',
  'Voltage too low': 'Spannung zu niedrig',
  'Not enough storage': 'Zu wenig Speicher',
  'Download failed': 'Download fehlgeschlagen',
  'Install failed': 'Installation fehlgeschlagen',
  'Wrong version': 'Falsche Version',
  'No report': 'Keine Meldung',
  'Deadline passed': 'Frist abgelaufen',
  'Campaign canceled': 'Kampagne abgebrochen',
  Running: 'Läuft',
  Paused: 'Angehalten',
  Stopped: 'Gestoppt',
  Done: 'Fertig',
  Canceled: 'Abgebrochen',
  'Set OTA_PUBLIC_KEYS on the server. Packages must be signed with a key of the operator.':
    'Setzen Sie OTA_PUBLIC_KEYS auf dem Server. Pakete müssen mit einem Schlüssel des Betreibers signiert sein.',
  "The signature doesn't match any key of the operator. Sign this file again, with this kind, family and version.":
    'Die Signatur passt zu keinem Schlüssel des Betreibers. Signieren Sie diese Datei erneut, mit dieser Art, Familie und Version.',
  'signature must be an Ed25519 signature: 64 bytes in base64.':
    'Die Signatur muss eine Ed25519-Signatur sein: 64 Byte in Base64.',
  'The file is empty.': 'Die Datei ist leer.',
  "The file doesn't match its SHA-256. It was damaged, or another file was signed.":
    'Die Datei passt nicht zu ihrem SHA-256. Sie wurde beschädigt, oder eine andere Datei wurde signiert.',
  'This campaign has changed since you opened it. Check it, then try again.':
    'Diese Kampagne hat sich geändert, seit Sie sie geöffnet haben. Prüfen Sie sie, und versuchen Sie es erneut.',
  'Enter a limit above the current failure rate, or a reason.':
    'Geben Sie eine Grenze über der aktuellen Fehlerrate ein, oder einen Grund.',
  'No failed device can be retried: their attempts are used up, or they are in another campaign.':
    'Kein fehlgeschlagenes Gerät kann wiederholt werden: Die Versuche sind aufgebraucht, oder sie sind in einer anderen Kampagne.',
  'This campaign has ended.': 'Diese Kampagne ist beendet.',
  'No device can be updated. Choose other devices.': 'Kein Gerät kann aktualisiert werden. Wählen Sie andere Geräte.',
  'Updates over the air': 'Drahtlose Updates',
  'See device versions, packages and campaigns': 'Geräteversionen, Pakete und Kampagnen sehen',
  'Upload packages and update devices over the air': 'Pakete hochladen und Geräte drahtlos aktualisieren',
  // Values
  Admin: 'Admin',
  'Never Logged In': 'Nie angemeldet',
  CONFIRMED: 'Bestätigt',
  FORCE_CHANGE_PASSWORD: 'Muss Passwort ändern',

  // Roles and user types
  Administrator: 'Administrator',
  'Standard User': 'Standardbenutzer',
  'Account Administrator': 'Kontoadministrator',
  'Customer Installer': 'Monteur eines Kunden',
  Installer: 'Monteur',
  Technician: 'Techniker',
  'All Customer View': 'Ansicht aller Kunden',
  'GO Installer Customer': 'GO-Monteur eines Kunden',
  'GO Installer All Customers': 'GO-Monteur aller Kunden',
  'GO Installer': 'GO-Monteur',
  Support: 'Support',
  Dealer: 'Händler',
  Developer: 'Entwickler',
  'View Only Admin': 'Administrator, nur Lesen',
  OEM: 'OEM',
  'OEM Installer': 'OEM-Monteur',
  Customer: 'Kunde',
  'Customer Admin': 'Kundenadministrator',
  'Sees all trailers of all customers.': 'Sieht alle Trailer aller Kunden.',
  'Manages customers, users, groups and trailers.': 'Verwaltet Kunden, Benutzer, Gruppen und Trailer.',
  'Views groups and trailers in Settings.': 'Sieht Gruppen und Trailer in den Einstellungen.',
  'Sees the trailers of their groups, which can be all of a customer.':
    'Sieht die Trailer der eigenen Gruppen. Das können alle eines Kunden sein.',
  'Sees all trailers of their customers.': 'Sieht alle Trailer der eigenen Kunden.',
  'Manages users, groups and trailers.': 'Verwaltet Benutzer, Gruppen und Trailer.',
  'Can open one trailer at a time, of any customer, by full VIN or serial number.':
    'Kann je einen Trailer beliebiger Kunden mit vollständiger FIN oder Seriennummer öffnen.',
  'Sees no trailers, only Help and their own profile.': 'Sieht keine Trailer, nur die Hilfe und das eigene Profil.',
  'Views users, groups and trailers in Settings.': 'Sieht Benutzer, Gruppen und Trailer in den Einstellungen.',

  // Messages to users
  Information: 'Information',
  Warning: 'Warnung',
  Shown: 'Wird gezeigt',
  Scheduled: 'Geplant',
  Ended: 'Beendet',
  Withdrawn: 'Zurückgezogen',
  'Messages to users': 'Nachrichten an Benutzer',
  'Write messages to users': 'Nachrichten an Benutzer schreiben',
  'See which users messages reach': 'Sehen, welche Benutzer Nachrichten erreichen',
  Dismissible: 'Ausblendbar',
  Text: 'Text',
  'Shown again to': 'Erneut gezeigt an',

  // Abilities
  Fleet: 'Flotte',
  Service: 'Service',
  'Refrigeration units': 'Kühlaggregate',
  Administration: 'Verwaltung',
  System: 'System',
  'See the fleet in Fleet Control and on the map': 'Die Flotte in der Flottenübersicht und auf der Karte sehen',
  'Open a trailer with its sensors, faults and history': 'Einen Trailer mit Sensoren, Störungen und Verlauf öffnen',
  'Filter and export the fleet status': 'Den Flottenstatus filtern und exportieren',
  Geofences: 'Geofence-Gebiete',
  'See geofences and visits': 'Geofences und Besuche sehen',
  'Create and change geofences': 'Geofences anlegen und ändern',
  'Import geofences': 'Geofences importieren',
  'See reports and their results': 'Berichte und ihre Ergebnisse sehen',
  'Create, run and send reports': 'Berichte anlegen, ausführen und versenden',
  'Take over reports whose owner has no access': 'Berichte übernehmen, deren Besitzer keinen Zugriff hat',
  'Decide where reports may be sent and how long they are kept':
    'Bestimmen, wohin Berichte gesendet und wie lange sie aufbewahrt werden',
  'See alerts and alert rules': 'Alarme und Alarmregeln sehen',
  'Choose when to be notified of alerts': 'Festlegen, wann über Alarme benachrichtigt wird',
  'Handle alerts': 'Alarme bearbeiten',
  'Create and change alert rules': 'Alarmregeln anlegen und ändern',
  'Receive push messages': 'Push-Nachrichten empfangen',
  'Take over alert rules': 'Alarmregeln übernehmen',
  'See which messages about alerts did not arrive': 'Sehen, welche Nachrichten zu Alarmen nicht ankamen',
  'Manage webhooks': 'Webhooks verwalten',
  'See maintenance issues': 'Wartungsfälle sehen',
  'Snooze, assign and repair maintenance issues': 'Wartungsfälle zurückstellen, zuweisen und als repariert melden',
  'Plan maintenance by date, miles and engine hours': 'Wartung nach Datum, Meilen und Motorstunden planen',
  'See the lifecycles of ABS faults': 'Verläufe von ABS-Störungen sehen',
  'Email maintenance issues to service centers': 'Wartungsfälle an Werkstätten mailen',
  'See Insights': 'Auswertungen sehen',
  'See the parts of trailers': 'Teile von Trailern sehen',
  'Import and delete parts and their pictures': 'Teile und ihre Bilder importieren und löschen',
  'Upload pictures of parts and repairs': 'Bilder von Teilen und Reparaturen hochladen',
  'Open the page of the freight partner': 'Seite des Frachtpartners öffnen',
  'Save filters and columns as views': 'Filter und Spalten als Ansichten speichern',
  'Share the location of trailers': 'Den Standort von Trailern teilen',
  'Change the order of sensors': 'Die Reihenfolge der Sensoren ändern',
  'Track a trailer with a phone': 'Einen Trailer mit einem Telefon orten',
  'See service centers, inspections and maintenance': 'Werkstätten, Prüfungen und Wartungen sehen',
  'Add inspections and maintenance': 'Prüfungen und Wartungen hinzufügen',
  'Email diagnostics to a service center': 'Diagnosedaten an eine Werkstatt senden',
  'See refrigeration units, temperatures and commands': 'Kühlaggregate, Temperaturen und Befehle sehen',
  'Send commands to refrigeration units': 'Befehle an Kühlaggregate senden',
  'See users and their access': 'Benutzer und ihren Zugriff sehen',
  'Create, edit, disable and import users': 'Benutzer anlegen, bearbeiten, deaktivieren und importieren',
  'Send password and verification emails': 'E-Mails zu Passwort und Bestätigung senden',
  'Change the groups of users': 'Die Gruppen von Benutzern ändern',
  'Delete users': 'Benutzer löschen',
  'See groups and their trailers': 'Gruppen und ihre Trailer sehen',
  'See the users of groups': 'Die Benutzer von Gruppen sehen',
  'Create, edit, move and delete groups': 'Gruppen anlegen, bearbeiten, verschieben und löschen',
  'See the list of trailers': 'Die Liste der Trailer sehen',
  'Create, edit and import trailers': 'Trailer anlegen, bearbeiten und importieren',
  'Register detached sensor boxes': 'Sensorboxen ohne Trailer registrieren',
  'Create, edit and deactivate customers': 'Kunden anlegen, bearbeiten und deaktivieren',
  'Read and export the audit log': 'Das Änderungsprotokoll lesen und exportieren',
  'See outgoing email': 'Ausgehende E-Mails sehen',
  'Send failed email again': 'Fehlgeschlagene E-Mails erneut senden',
  'Create and revoke ingest keys': 'Datenschlüssel erstellen und widerrufen',
  'See and run scheduled jobs': 'Geplante Jobs sehen und ausführen',

  // Features
  'On: positions on the map refresh every 10,260 ms. Off: only on request.':
    'Ein: Positionen auf der Karte werden alle 10.260 ms aktualisiert. Aus: nur auf Anforderung.',
  "Shows the grid column 'Firmware Version' and the main app version in device information.":
    'Zeigt die Spalte „Firmware-Version“ und die Version der Haupt-App in den Gerätedaten.',
  'Shows the sensor types Wheel End, Individual Tire Pressure and Brakes, and the alert type TPMS Threshold.':
    'Zeigt die Sensortypen Radnabe, Reifendruck je Rad und Bremsen sowie den Alarmtyp RDKS-Grenzwert.',
  'Shows the reefer columns, sections and commands, and the alert type Reefer Unit Fuel.':
    'Zeigt Spalten, Abschnitte und Befehle zu Kühlaggregaten sowie den Alarmtyp Kraftstoff des Kühlaggregats.',
  'Shows the descriptions of component (TSE) faults next to their codes in the ABS section and the log.':
    'Zeigt im ABS-Abschnitt und im Protokoll neben den Codes die Beschreibungen der Bauteilstörungen (TSE).',
  'Shows the OTA and OTA FTP tabs to top-level administrators.':
    'Zeigt obersten Administratoren die Tabs OTA und OTA FTP.',
  'Shows the report type ABS Fault Detail.': 'Zeigt den Berichtstyp ABS-Störungsdetails.',
  'Shows the sensor type Ultrasonic Cargo Load.': 'Zeigt den Sensortyp Ultraschall-Ladung.',
  'On: Freight opens inside the portal. Off: /freight shows the link page.':
    'Ein: Fracht öffnet sich im Portal. Aus: /freight zeigt die Seite mit dem Link.',
  'Shows the alert type Reefer Alarm.': 'Zeigt den Alarmtyp Kühlaggregatalarm.',
  'Shows the report type Reefer Temperature History.': 'Zeigt den Berichtstyp Temperaturverlauf des Kühlaggregats.',
  'On: sign-in uses /auth/v1/loginV2. Off: /auth/v1/login.':
    'Ein: Die Anmeldung verwendet /auth/v1/loginV2. Aus: /auth/v1/login.',
  "Shows the grid column 'Cargo Camera Fullness' and the fullness in the cargo camera section.":
    'Zeigt die Spalte „Füllgrad Laderaum“ und den Füllgrad im Abschnitt der Laderaumkamera.',
  'Shows the report type Asset Geofence Threshold and the alert type Geofence Occupancy.':
    'Zeigt den Berichtstyp Geofence-Grenzwert und den Alarmtyp Geofence-Belegung.',
  'Shows the alert type Tow.': 'Zeigt den Alarmtyp Abschleppen.',
  'Shows the VIN transfer tab.': 'Zeigt den Tab zur FIN-Übertragung.',
  "Shows the battery health 'Critical - Check Fuse' separately from 'Critical'.":
    'Zeigt den Batteriezustand „Kritisch, Sicherung prüfen“ getrennt von „Kritisch“.',
  'Shows the asset status (tether, load, door) of the trailers in an alert.':
    'Zeigt den Status (Kupplung, Ladung, Tür) der Trailer eines Alarms.',
  'Shows the connectivity filter of Fleet Control and of the grid.':
    'Zeigt den Verbindungsfilter der Flottenübersicht und der Tabelle.',
  'Shows the list of installed sensors in device information.':
    'Zeigt die Liste verbauter Sensoren in den Gerätedaten.',
  'Shows the battery status filter of Fleet Control and of the grid.':
    'Zeigt den Batteriefilter der Flottenübersicht und der Tabelle.',
  'Shows Maintenance in the menu and the daily and weekly maintenance reports.':
    'Zeigt Wartung im Menü und die täglichen und wöchentlichen Wartungsberichte.',
  'Shows the Subscription tab.': 'Zeigt den Tab Abonnements.',
  'Shows Insights in the menu.': 'Zeigt Auswertungen im Menü.',
  'Shows Geofence in the menu.': 'Zeigt Geofence im Menü.',
  'On: Fleet Control is the landing page with all widgets. Off: /control shows only the trailer totals.':
    'Ein: Die Flottenübersicht ist die Startseite mit allen Widgets. Aus: /control zeigt nur die Summen der Trailer.',

  // Groups
  'Gives access to its trailers and those of its descendants.':
    'Gibt Zugriff auf ihre Trailer und die der Untergruppen.',
  'The default group. Gives access to every trailer.': 'Die Standardgruppe. Gibt Zugriff auf jeden Trailer.',
  'Gives access to no trailers.': 'Gibt auf keinen Trailer Zugriff.',
  'Grants reefer commands, but no access to trailers.':
    'Erlaubt Befehle an Kühlaggregate, gibt aber auf keinen Trailer Zugriff.',
  'Hides Help in the menu. Gives access to no trailers.':
    'Blendet die Hilfe im Menü aus. Gibt auf keinen Trailer Zugriff.',

  // Trailers

  // Audit log
  Users: 'Benutzer',
  Customers: 'Kunden',
  'Sign-in': 'Anmeldung',
  'Own accounts': 'Eigene Konten',
  'Reefer commands': 'Befehle an Kühlaggregate',
  'Shared locations': 'Geteilte Standorte',
  Phones: 'Telefone',
  Inspections: 'Prüfungen',
  Maintenance: 'Wartung',
  Parts: 'Teile',
  'Give either a VIN, or a Type for all trailers of a model.':
    'Geben Sie entweder eine FIN an, oder einen Typ für alle Trailer eines Modells.',
  'Length (ft) and Model Year are for models. Leave them empty next to a VIN.':
    'Length (ft) und Model Year gelten für Modelle. Lassen Sie sie neben einer FIN leer.',
  'You have no trailer with this VIN.': 'Sie haben keinen Trailer mit dieser FIN.',
  'Choose the customer of this model.': 'Wählen Sie den Kunden dieses Modells.',
  'The same part at the same position is on line {1}.': 'Dasselbe Teil am selben Platz steht in Zeile {1}.',
  'Diagnostic emails': 'Diagnose-E-Mails',
  'Ingest keys': 'Datenschlüssel',
  'Saved views': 'Gespeicherte Ansichten',
  'Audit log': 'Änderungsprotokoll',
  'Outgoing mail': 'Ausgehende E-Mails',
  'Scheduled jobs': 'Geplante Jobs',
  Retention: 'Aufbewahrung',
  Area: 'Bereich',
  Detail: 'Detail',
  Details: 'Details',
  Email: 'E-Mail',
  Enabled: 'Aktiv',
  Expires: 'Läuft ab',
  Faults: 'Störungen',
  Features: 'Funktionen',
  From: 'Von',
  Gateway: 'Gateway',
  Kind: 'Art',
  Lines: 'Zeilen',
  'Long name': 'Vollständiger Name',
  'Short name': 'Kurzname',
  'Model year': 'Baujahr',
  Name: 'Name',
  'Odometer miles': 'Kilometerstand in Meilen',
  Parents: 'Übergeordnete Gruppen',
  'Product type': 'Produkttyp',
  Purpose: 'Zweck',
  Reason: 'Grund',
  Result: 'Ergebnis',
  Role: 'Rolle',
  Roles: 'Rollen',
  Screen: 'Seite',
  Search: 'Suche',
  'Serial number': 'Seriennummer',
  'Device type id': 'Gerätetyp',
  Target: 'Ziel',
  'Time zone': 'Zeitzone',
  Timezone: 'Zeitzone',
  To: 'An',
  Undercarriage: 'Fahrwerk',
  Until: 'Bis',
  'Vehicle type': 'Fahrzeugtyp',
  'Vehicle type id': 'Fahrzeugtyp',
  'Weekly summary': 'Wöchentlicher Flottenbericht',
  'Emails about this alert rule': 'E-Mails zu dieser Alarmregel',
  'All emails about alerts': 'Alle E-Mails zu Alarmen',
  'Emails of this report': 'E-Mails dieses Berichts',
  'All emails of reports': 'Alle E-Mails mit Berichten',
  'Emails about geofences': 'E-Mails zu Geofences',
  'Weekly fleet summary': 'Wöchentlicher Flottenbericht',
  Zone: 'Zone',
  'Account exists': 'Konto vorhanden',

  // Emails
  Queued: 'Eingereiht',
  Sending: 'Wird gesendet',
  Sent: 'Gesendet',
  'Handed over, not confirmed': 'Übergeben, nicht bestätigt',

  // Passwords
  '{1} to {2} characters': '{1} bis {2} Zeichen',
  'One lowercase letter': 'Ein Kleinbuchstabe',
  'One uppercase letter': 'Ein Großbuchstabe',
  'One digit': 'Eine Ziffer',
  'One special character (~!@#$%^&*)': 'Ein Sonderzeichen (~!@#$%^&*)',
  'Not a common password': 'Kein häufiges Passwort',
  'Both entries match': 'Beide Eingaben stimmen überein',
  'Passwords must match. Please update entered information.':
    'Die Passwörter müssen übereinstimmen. Korrigieren Sie Ihre Eingaben.',
  'The new password and confirmation password do not match.':
    'Das neue Passwort und seine Bestätigung stimmen nicht überein.',

  // Rules of fields
  'Email entered is not valid.': 'Die E-Mail-Adresse ist ungültig.',
  'Please enter a valid email address.': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'The value should be either an empty string or a number!': 'Geben Sie eine Zahl ein, oder lassen Sie das Feld leer.',
  'This Unit ID is already used by another trailer.': 'Diese Einheiten-ID hat schon ein anderer Trailer.',
  'This Cargo Cam ID is already used by another trailer.': 'Diese Cargo-Cam-ID hat schon ein anderer Trailer.',
  'MC, FF and MX numbers are docket numbers, not DOT numbers.':
    'MC-, FF- und MX-Nummern sind Aktenzeichen, keine DOT-Nummern.',
  'A DOT number has {1} to {2} digits.': 'Eine DOT-Nummer hat {1} bis {2} Ziffern.',
  'Enter a Unit ID.': 'Geben Sie eine Einheiten-ID ein.',
  'A Unit ID has at most {1} characters.': 'Eine Einheiten-ID hat höchstens {1} Zeichen.',
  'A Unit ID cannot contain control characters.': 'Eine Einheiten-ID darf keine Steuerzeichen enthalten.',
  'A VIN has {1} characters; this one has {2}.': 'Eine FIN hat {1} Zeichen, diese hat {2}.',
  'A VIN never contains I, O or Q. Did you mean {1} or {2}?':
    'Eine FIN enthält nie I, O oder Q. Meinten Sie {1} oder {2}?',
  'A VIN consists of letters and digits only.': 'Eine FIN besteht nur aus Buchstaben und Ziffern.',
  'The check digit is wrong: position {1} is {2} but should be {3}. Home-built and imported trailers may keep it.':
    'Die Prüfziffer stimmt nicht: An Stelle {1} steht {2} statt {3}. Bei selbst gebauten und importierten Trailern kann das richtig sein.',
  'Choose a type.': 'Wählen Sie einen Typ.',
  'Choose a product type.': 'Wählen Sie einen Produkttyp.',
  'Choose a device family.': 'Wählen Sie eine Gerätefamilie.',
  'Choose an undercarriage.': 'Wählen Sie ein Fahrwerk.',
  'Enter feet from {1} to {2}, with at most one decimal place.':
    'Geben Sie {1} bis {2} Fuß ein, mit höchstens einer Nachkommastelle.',
  'Enter a year from {1} to {2}.': 'Geben Sie ein Jahr von {1} bis {2} ein.',
  'Enter a serial number.': 'Geben Sie eine Seriennummer ein.',
  'A serial number has at most {1} letters, digits and signs, without spaces.':
    'Eine Seriennummer hat höchstens {1} Buchstaben, Ziffern und Zeichen ohne Leerzeichen.',
  'Only trailers with a cargo camera have a Cargo Cam ID.': 'Nur Trailer mit Laderaumkamera haben eine Cargo-Cam-ID.',
  'Only trailers with a Thermo King unit have a Thermo King ID.':
    'Nur Trailer mit Thermo-King-Aggregat haben eine Thermo-King-ID.',
  'An ID has at most {1} digits.': 'Eine ID hat höchstens {1} Ziffern.',
  'An ICCID has at most {1} digits.': 'Eine ICCID hat höchstens {1} Ziffern.',
  'Enter a short name.': 'Geben Sie einen Kurznamen ein.',
  'Enter a long name.': 'Geben Sie einen vollständigen Namen ein.',
  'Enter an abbreviation.': 'Geben Sie eine Abkürzung ein.',
  'A short name has at most {1} characters.': 'Ein Kurzname hat höchstens {1} Zeichen.',
  'A long name has at most {1} characters.': 'Ein vollständiger Name hat höchstens {1} Zeichen.',
  'An abbreviation has at most {1} characters.': 'Eine Abkürzung hat höchstens {1} Zeichen.',
  'A short name cannot contain control characters.': 'Ein Kurzname darf keine Steuerzeichen enthalten.',
  'A long name cannot contain control characters.': 'Ein vollständiger Name darf keine Steuerzeichen enthalten.',
  'An abbreviation cannot contain control characters.': 'Eine Abkürzung darf keine Steuerzeichen enthalten.',
  'Enter a whole number of days from {1} to {2}.': 'Geben Sie eine ganze Zahl von {1} bis {2} Tagen ein.',
  'Enter a whole number of pounds from {1} to {2}.': 'Geben Sie eine ganze Zahl von {1} bis {2} lb ein.',
  'Enabled must be Yes or No, not {1}.': 'Enabled muss Yes oder No sein, nicht {1}.',
  'There is no role {1}.': 'Es gibt keine Rolle {1}.',
  'There is no customer {1}.': 'Es gibt keinen Kunden {1}.',
  'There is no user type {1}.': 'Es gibt keinen Benutzertyp {1}.',
  'Enter a user type in addition to the customers.': 'Geben Sie zu den Kunden auch einen Benutzertyp ein.',

  // Failures
  'Unknown error occurred!': 'Ein unbekannter Fehler ist aufgetreten.',
  'Request completed successfully!': 'Die Anfrage wurde erfolgreich ausgeführt.',
  'Incorrect username or password.': 'Benutzername oder Passwort ist falsch.',
  'not authorized or username/password incorrect': 'Nicht berechtigt, oder Benutzername oder Passwort ist falsch',
  'Account setup not complete. Please check your email for verification link.':
    'Ihr Konto ist noch nicht eingerichtet. Sie haben einen Bestätigungslink per E-Mail erhalten.',
  'User Not Found!': 'Benutzer nicht gefunden',
  'This confirmation link is not valid or has expired.': 'Dieser Bestätigungslink ist ungültig oder abgelaufen.',
  'We could not change your subscription. Please try again.':
    'Ihr Abonnement konnte nicht geändert werden. Versuchen Sie es erneut.',

  // Help
  'Frequently asked questions': 'Häufige Fragen',
  'How to sign in, read the screens and export your data.':
    'Wie Sie sich anmelden, die Seiten lesen und Ihre Daten exportieren.',
  Troubleshooting: 'Fehlersuche',
  'What to check at the trailer when a reading is missing, old or abnormal.':
    'Was Sie am Trailer prüfen, wenn ein Messwert fehlt, alt oder auffällig ist.',
  Installation: 'Einbau',
  'How to install a device on a trailer, from preparation to the first report.':
    'Wie Sie ein Gerät an einem Trailer einbauen, von der Vorbereitung bis zur ersten Meldung.',
  'How to manage users, groups, trailers and customers, and how to see who changed what.':
    'Wie Sie Benutzer, Gruppen, Trailer und Kunden verwalten und sehen, wer was geändert hat.',
};
