/** Errors about trailers, groups and customers, in German. */
export const trailers: Readonly<Record<string, string>> = {
  'Several trailers have this number. Use the VIN instead.':
    'Mehrere Trailer haben diese Nummer. Verwenden Sie die FIN.',
  'This VIN is in the file more than once.': 'Diese FIN kommt in der Datei mehrmals vor.',
  'You can view this trailer but not change it.': 'Sie können diesen Trailer ansehen, aber nicht ändern.',
  'This trailer belongs to {1}. Use a transfer to move it to another customer.':
    'Dieser Trailer gehört {1}. Verwenden Sie eine Übertragung, um ihn einem anderen Kunden zu geben.',
  'This trailer is on lease. Only its unit ID and groups can be changed.':
    'Dieser Trailer ist geleast. Nur seine Einheiten-ID und Gruppen lassen sich ändern.',
  'Enter the customer of this new trailer.': 'Geben Sie den Kunden dieses neuen Trailers ein.',
  "You don't administer a customer named {1}.": 'Sie verwalten keinen Kunden namens {1}.',
  'A new trailer needs a Unit ID.': 'Ein neuer Trailer braucht eine Einheiten-ID.',
  'A new trailer needs a Type.': 'Ein neuer Trailer braucht einen Typ.',
  'A new trailer needs a Product Type.': 'Ein neuer Trailer braucht einen Produkttyp.',
  'A new trailer needs a Device Family.': 'Ein neuer Trailer braucht eine Gerätefamilie.',
  'There is no group {1} that can hold trailers.': 'Es gibt keine Gruppe {1}, die Trailer enthalten kann.',
  'A group in this row has been deleted.': 'Eine Gruppe in dieser Zeile wurde gelöscht.',
  'Someone else saved this trailer. Import the row again.':
    'Jemand anders hat diesen Trailer gespeichert. Importieren Sie die Zeile noch einmal.',
  'This trailer no longer exists.': 'Diesen Trailer gibt es nicht mehr.',
  'Send {1} to {2} rows at a time.': 'Senden Sie {1} bis {2} Zeilen auf einmal.',
  'Choose groups of this customer.': 'Wählen Sie Gruppen dieses Kunden.',
  'Someone else saved this trailer. Review their changes and save again.':
    'Jemand anders hat diesen Trailer gespeichert. Prüfen Sie die Änderungen, und speichern Sie erneut.',
  'Choose a manufacturer.': 'Wählen Sie einen Hersteller.',
  'This serial number is already in use.': 'Diese Seriennummer wird bereits verwendet.',
  'Choose the customer of the sensor box.': 'Wählen Sie den Kunden der Sensorbox.',
  'A trailer with this VIN is already registered.': 'Ein Trailer mit dieser FIN ist bereits registriert.',
  'This Unit ID is already used by another trailer.': 'Diese Einheiten-ID hat schon ein anderer Trailer.',
  'This serial number is already used by another trailer.': 'Diese Seriennummer hat schon ein anderer Trailer.',
  'This Cargo Cam ID is already used by another trailer.': 'Diese Cargo-Cam-ID hat schon ein anderer Trailer.',
  'Enter {1} to {2} unit IDs or VINs.': 'Geben Sie {1} bis {2} Einheiten-IDs oder FINs ein.',
  'Choose {1} to {2} groups.': 'Wählen Sie {1} bis {2} Gruppen.',
  'A customer can have at most {1} groups.': 'Ein Kunde kann höchstens {1} Gruppen haben.',
  "{1} is a special group and can't be changed.": '{1} ist eine besondere Gruppe und lässt sich nicht ändern.',
  "{1} is a special group. Trailers can't be added to it.":
    '{1} ist eine besondere Gruppe. Ihr lassen sich keine Trailer hinzufügen.',
  'Someone else changed this group. Review their changes and try again.':
    'Jemand anders hat diese Gruppe geändert. Prüfen Sie die Änderungen, und versuchen Sie es erneut.',
  'Another group of this customer has this name.': 'Eine andere Gruppe dieses Kunden hat diesen Namen.',
  'A group can be under at most {1} groups.': 'Eine Gruppe kann unter höchstens {1} Gruppen liegen.',
  "Groups can't be placed under the special group {1}.":
    'Unter die besondere Gruppe {1} lassen sich keine Gruppen legen.',
  "A group can't be placed under itself or a group below it.":
    'Eine Gruppe kann weder unter sich selbst noch unter einer ihrer Untergruppen liegen.',
  'This would repeat too many groups in the tree. Place the group under fewer others.':
    'Dadurch kämen zu viele Gruppen mehrmals im Baum vor. Legen Sie die Gruppe unter weniger andere.',
  'Choose at most {1} at a time.': 'Wählen Sie höchstens {1} auf einmal.',
  'Search for {1} to {2} characters.': 'Suchen Sie nach {1} bis {2} Zeichen.',
  'Someone else saved this customer. Review their changes and save again.':
    'Jemand anders hat diesen Kunden gespeichert. Prüfen Sie die Änderungen, und speichern Sie erneut.',
  'Another customer has this short name.': 'Diesen Kurznamen hat bereits ein anderer Kunde.',
  'There is no feature {1}.': 'Es gibt keine Funktion {1}.',
};
