/** Errors about maintenance issues, planned work, parts and service, in Spanish. */
export const maintenance: Readonly<Record<string, string>> = {
  'Up to {1} pictures can be added to a repair or note.':
    'Se pueden añadir hasta {1} imágenes a una reparación o nota.',
  'Choose {1} to {2} open issues of one customer.': 'Elija de {1} a {2} problemas abiertos de un mismo cliente.',
  'Handle up to {1} issues at once.': 'Gestione hasta {1} problemas a la vez.',
  'Say why it is snoozed.': 'Indique por qué se pospone.',
  'Say what was repaired.': 'Indique qué se reparó.',
  'Enter a note.': 'Introduzca una nota.',
  'Choose {1} to {2} open issues.': 'Elija de {1} a {2} problemas abiertos.',
  'Choose a user of the customer who has access to maintenance.':
    'Elija un usuario del cliente que tenga acceso al mantenimiento.',
  'Complete planned work instead of reporting a repair.':
    'Complete el trabajo planificado en lugar de registrar una reparación.',
  'A customer can have {1} templates. Delete one first.':
    'Un cliente puede tener {1} trabajos planificados. Elimine uno primero.',
  "The annual inspection is due every {1} months. Its name and intervals can't be changed.":
    'La inspección anual se debe hacer cada {1} meses. Su nombre y sus intervalos no se pueden cambiar.',
  "The annual inspection can't be deleted. Switch it off instead.":
    'La inspección anual no se puede eliminar. Desactívela en su lugar.',
  'Someone else has saved this template. Compare it with your changes, and save again.':
    'Otra persona guardó este trabajo planificado. Compárelo con sus cambios y guarde de nuevo.',
  'This work was completed or changed by someone else. Read it again.':
    'Otra persona completó o cambió este trabajo. Vuelva a cargarlo.',
  'Write the note as plain text.': 'Escriba la nota como texto sin formato.',
  'Enter the odometer of that day, because the work is also due by miles.':
    'Introduzca el odómetro de ese día, porque el trabajo también vence por millas.',
  'Enter the engine hours of that day, because the work is also due by engine hours.':
    'Introduzca las horas de motor de ese día, porque el trabajo también vence por horas de motor.',
  'Enter the engine hours as a number of at least {1}.':
    'Introduzca las horas de motor como un número mayor o igual que {1}.',
  'The trailer reports {1} miles. Enter at most that.':
    'El remolque informa {1} millas. Introduzca como máximo ese valor.',
  'The unit reports {1} engine hours. Enter at most that.':
    'La unidad informa {1} horas de motor. Introduzca como máximo ese valor.',
  'This server makes no PDF files. Print the work order instead.':
    'Este servidor no crea archivos PDF. Imprima la orden de trabajo.',
  'Up to {1} parts can be deleted together.': 'Se pueden eliminar hasta {1} piezas a la vez.',
  'The category must be one of {1}.': 'La categoría debe ser una de {1}.',
  'There is no trailer type with this id.': 'No existe ningún tipo de remolque con este ID.',
  'You have no trailer with this VIN.': 'No tiene ningún remolque con este VIN.',
  'Choose the customer of this model.': 'Elija el cliente de este modelo.',
  'The same part at the same position is on line {1}.': 'La misma pieza en la misma posición está en la línea {1}.',
  'Describe what the picture shows in {1} to {2} characters, on one line.':
    'Describa en una línea, con {1} a {2} caracteres, lo que muestra la imagen.',
  'A part can have up to {1} pictures.': 'Una pieza puede tener hasta {1} imágenes.',
};
