/** Errors about geofences, their categories and places, in Spanish. */
export const geofences: Readonly<Record<string, string>> = {
  'This name is already used by another geofence.': 'Otra geocerca ya usa este nombre.',
  'The description may have up to {1} characters.': 'La descripción puede tener hasta {1} caracteres.',
  'The free time must be from {1} to {2} minutes.': 'El tiempo libre debe ser de {1} a {2} minutos.',
  'The customer has {1} active geofences. Deactivate one first.':
    'El cliente tiene {1} geocercas activas. Desactive una primero.',
  'A request can have up to {1} features.': 'Se pueden importar hasta {1} geocercas a la vez.',
  'This import was undone. Begin a new one.': 'Esta importación se deshizo. Comience una nueva.',
  'Someone else has changed this geofence.': 'Otra persona cambió esta geocerca.',
  'The note may have up to {1} characters.': 'La nota puede tener hasta {1} caracteres.',
  'Latitudes are from {1} to {2}, longitudes from {3} to {4}.':
    'Las latitudes van de {1} a {2} y las longitudes de {3} a {4}.',
  'Enter a label of {1} to {2} characters.': 'Introduzca una etiqueta de {1} a {2} caracteres.',
  'This label is already used by another category.': 'Otra categoría ya usa esta etiqueta.',
  'The customer has {1} categories. Delete one first.': 'El cliente tiene {1} categorías. Elimine una primero.',
  'The customer has {1} places. Delete one first.': 'El cliente tiene {1} lugares. Elimine uno primero.',
  'Someone else has changed this place.': 'Otra persona cambió este lugar.',
  'Change up to {1} geofences at once.': 'Cambie hasta {1} geocercas a la vez.',
  'Activate the geofence first.': 'Active primero la geocerca.',
  'The area goes around a pole. Divide it.': 'El área rodea un polo. Divídala.',
  'The area is smaller than {1} m².': 'El área mide menos de {1} m².',
  'The radius must be from {1} m to {2} km.': 'El radio debe ser de {1} m a {2} km.',
  'The half-width must be from {1} m to {2} km.': 'El semiancho debe ser de {1} m a {2} km.',
  'There are too many vertices. A polygon has up to {1}, a corridor {2}.':
    'Hay demasiados vértices. Un polígono tiene hasta {1} y un corredor hasta {2}.',
  'There are more than {1} parts.': 'Hay más de {1} partes.',
  'There are more than {1} holes.': 'Hay más de {1} huecos.',
  'The area has no parts.': 'El área no tiene partes.',
  'There are too few vertices. A ring needs {1}, a line {2}.':
    'Hay muy pocos vértices. Un anillo necesita {1} y una línea {2}.',
  'There are too few vertices at {1}, {2}. A ring needs {3}, a line {4}.':
    'Hay muy pocos vértices en {1}, {2}. Un anillo necesita {3} y una línea {4}.',
  'The coordinate is out of range at vertex {1} of the outer ring of part {2} at {3}, {4}. Latitudes are from {5} to {6}.':
    'La coordenada está fuera de rango en el vértice {1} del anillo exterior de la parte {2} ({3}, {4}). Las latitudes van de {5} a {6}.',
  'The coordinate is out of range at vertex {1} of hole {2} of part {3} at {4}, {5}. Latitudes are from {6} to {7}.':
    'La coordenada está fuera de rango en el vértice {1} del hueco {2} de la parte {3} ({4}, {5}). Las latitudes van de {6} a {7}.',
  'Latitude and longitude are probably swapped at vertex {1} of the outer ring of part {2} at {3}, {4}.':
    'Es probable que la latitud y la longitud estén intercambiadas en el vértice {1} del anillo exterior de la parte {2} ({3}, {4}).',
  'Latitude and longitude are probably swapped at vertex {1} of hole {2} of part {3} at {4}, {5}.':
    'Es probable que la latitud y la longitud estén intercambiadas en el vértice {1} del hueco {2} de la parte {3} ({4}, {5}).',
  'The same vertex comes twice in a row at vertex {1} of the outer ring of part {2} at {3}, {4}.':
    'El mismo vértice aparece dos veces seguidas en el vértice {1} del anillo exterior de la parte {2} ({3}, {4}).',
  'The same vertex comes twice in a row at vertex {1} of hole {2} of part {3} at {4}, {5}.':
    'El mismo vértice aparece dos veces seguidas en el vértice {1} del hueco {2} de la parte {3} ({4}, {5}).',
  'Edges cross at vertex {1} of the outer ring of part {2} at {3}, {4}.':
    'Hay bordes que se cruzan en el vértice {1} del anillo exterior de la parte {2} ({3}, {4}).',
  'Edges cross at vertex {1} of hole {2} of part {3} at {4}, {5}.':
    'Hay bordes que se cruzan en el vértice {1} del hueco {2} de la parte {3} ({4}, {5}).',
  'A hole is not inside its area at {1}, {2}.': 'Un hueco no está dentro de su área en {1}, {2}.',
};
