/** Errors about geofences, their categories and places, in German. */
export const geofences: Readonly<Record<string, string>> = {
  'This name is already used by another geofence.': 'Diesen Namen hat bereits ein anderer Geofence.',
  'The description may have up to {1} characters.': 'Die Beschreibung kann bis zu {1} Zeichen haben.',
  'The free time must be from {1} to {2} minutes.': 'Die freie Standzeit muss zwischen {1} und {2} Minuten liegen.',
  'The customer has {1} active geofences. Deactivate one first.':
    'Der Kunde hat {1} aktive Geofences. Deaktivieren Sie zuerst einen.',
  'A request can have up to {1} features.': 'Auf einmal lassen sich höchstens {1} Geofences importieren.',
  'This import was undone. Begin a new one.': 'Dieser Import wurde rückgängig gemacht. Beginnen Sie einen neuen.',
  'Someone else has changed this geofence.': 'Jemand anders hat diesen Geofence geändert.',
  'The note may have up to {1} characters.': 'Die Notiz kann bis zu {1} Zeichen haben.',
  'Latitudes are from {1} to {2}, longitudes from {3} to {4}.':
    'Breitengrade reichen von {1} bis {2}, Längengrade von {3} bis {4}.',
  'Enter a label of {1} to {2} characters.': 'Geben Sie eine Bezeichnung mit {1} bis {2} Zeichen ein.',
  'This label is already used by another category.': 'Diese Bezeichnung hat bereits eine andere Kategorie.',
  'The customer has {1} categories. Delete one first.': 'Der Kunde hat {1} Kategorien. Löschen Sie zuerst eine.',
  'The customer has {1} places. Delete one first.': 'Der Kunde hat {1} Orte. Löschen Sie zuerst einen.',
  'Someone else has changed this place.': 'Jemand anders hat diesen Ort geändert.',
  'Change up to {1} geofences at once.': 'Ändern Sie höchstens {1} Geofences auf einmal.',
  'Activate the geofence first.': 'Aktivieren Sie zuerst den Geofence.',
  'The area goes around a pole. Divide it.': 'Die Fläche umschließt einen Pol. Teilen Sie sie auf.',
  'The area is smaller than {1} m².': 'Die Fläche ist kleiner als {1} m².',
  'The radius must be from {1} m to {2} km.': 'Der Radius muss zwischen {1} m und {2} km liegen.',
  'The half-width must be from {1} m to {2} km.': 'Die halbe Breite muss zwischen {1} m und {2} km liegen.',
  'There are too many vertices. A polygon has up to {1}, a corridor {2}.':
    'Es gibt zu viele Eckpunkte. Ein Polygon hat bis zu {1}, ein Korridor bis zu {2}.',
  'There are more than {1} parts.': 'Es gibt mehr als {1} Teile.',
  'There are more than {1} holes.': 'Es gibt mehr als {1} Aussparungen.',
  'The area has no parts.': 'Die Fläche hat keine Teile.',
  'There are too few vertices. A ring needs {1}, a line {2}.':
    'Es gibt zu wenige Eckpunkte. Ein Ring braucht {1}, eine Linie {2}.',
  'There are too few vertices at {1}, {2}. A ring needs {3}, a line {4}.':
    'Bei {1}, {2} gibt es zu wenige Eckpunkte. Ein Ring braucht {3}, eine Linie {4}.',
  'The coordinate is out of range at vertex {1} of the outer ring of part {2} at {3}, {4}. Latitudes are from {5} to {6}.':
    'Die Koordinate liegt außerhalb des Bereichs bei Eckpunkt {1} des Außenrings von Teil {2} ({3}, {4}). Breitengrade reichen von {5} bis {6}.',
  'The coordinate is out of range at vertex {1} of hole {2} of part {3} at {4}, {5}. Latitudes are from {6} to {7}.':
    'Die Koordinate liegt außerhalb des Bereichs bei Eckpunkt {1} der Aussparung {2} von Teil {3} ({4}, {5}). Breitengrade reichen von {6} bis {7}.',
  'Latitude and longitude are probably swapped at vertex {1} of the outer ring of part {2} at {3}, {4}.':
    'Breiten- und Längengrad sind vermutlich vertauscht bei Eckpunkt {1} des Außenrings von Teil {2} ({3}, {4}).',
  'Latitude and longitude are probably swapped at vertex {1} of hole {2} of part {3} at {4}, {5}.':
    'Breiten- und Längengrad sind vermutlich vertauscht bei Eckpunkt {1} der Aussparung {2} von Teil {3} ({4}, {5}).',
  'The same vertex comes twice in a row at vertex {1} of the outer ring of part {2} at {3}, {4}.':
    'Ein Eckpunkt kommt zweimal nacheinander vor bei Eckpunkt {1} des Außenrings von Teil {2} ({3}, {4}).',
  'The same vertex comes twice in a row at vertex {1} of hole {2} of part {3} at {4}, {5}.':
    'Ein Eckpunkt kommt zweimal nacheinander vor bei Eckpunkt {1} der Aussparung {2} von Teil {3} ({4}, {5}).',
  'Edges cross at vertex {1} of the outer ring of part {2} at {3}, {4}.':
    'Kanten kreuzen sich bei Eckpunkt {1} des Außenrings von Teil {2} ({3}, {4}).',
  'Edges cross at vertex {1} of hole {2} of part {3} at {4}, {5}.':
    'Kanten kreuzen sich bei Eckpunkt {1} der Aussparung {2} von Teil {3} ({4}, {5}).',
  'A hole is not inside its area at {1}, {2}.': 'Eine Aussparung liegt nicht in ihrer Fläche bei {1}, {2}.',
};
