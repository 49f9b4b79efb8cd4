/** Errors about OTA packages and campaigns, in Spanish. */
export const ota: Readonly<Record<string, string>> = {
  'Set OTA_PUBLIC_KEYS on the server. Packages must be signed with a key of the operator.':
    'Defina OTA_PUBLIC_KEYS en el servidor. Los paquetes deben estar firmados con una clave del operador.',
  'Enter a version: up to {1} letters, digits, dots, +, _ or -, e.g. {2}.':
    'Introduzca una versión: hasta {1} letras, dígitos, puntos, +, _ o -, p. ej., {2}.',
  'Enter a name of up to {1} characters.': 'Introduzca un nombre de hasta {1} caracteres.',
  'The release note may have up to {1} characters.': 'La nota de la versión puede tener hasta {1} caracteres.',
  'The file is empty.': 'El archivo está vacío.',
  'A package may have up to {1} MB.': 'Un paquete puede tener hasta {1} MB.',
  "Version {1} already exists for this device family. Packages can't be changed; upload it as a new version.":
    'La versión {1} ya existe para esta familia de dispositivos. Los paquetes no se pueden cambiar; cárguelo como una versión nueva.',
  "The signature doesn't match any key of the operator. Sign this file again, with this kind, family and version.":
    'La firma no corresponde a ninguna clave del operador. Firme de nuevo este archivo con este tipo, familia y versión.',
  'This package is signed for {1}, not for {2}. Choose the family that it is for.':
    'Este paquete está firmado para {1}, no para {2}. Elija la familia que le corresponde.',
  'This package is signed as {1}, not as {2}.': 'Este paquete está firmado como {1}, no como {2}.',
  'The file is incomplete: {1} of {2} bytes arrived. Upload it again.':
    'El archivo está incompleto: llegaron {1} de {2} bytes. Cárguelo de nuevo.',
  'The file is longer than {1} bytes, the size that was signed.':
    'El archivo supera los {1} bytes, el tamaño que se firmó.',
  "The file doesn't match its SHA-{1}. It was damaged, or another file was signed.":
    'El archivo no coincide con su SHA-{1}. Se dañó, o se firmó otro archivo.',
  'Paste up to {1} lines, or use the filter.': 'Pegue hasta {1} líneas o use el filtro.',
  'Choose up to {1} versions.': 'Elija hasta {1} versiones.',
  'Choose {1} to {2} days.': 'Elija de {1} a {2} días.',
  'No device can be updated. Choose other devices.': 'No se puede actualizar ningún dispositivo. Elija otros.',
  '{1} devices would be updated now. Check the target again.':
    'Ahora se actualizarían {1} dispositivos. Compruebe el destino de nuevo.',
  'hoursBetweenStages must be {1} to {2}.': 'Las horas entre etapas deben ser de {1} a {2}.',
  'stopAbovePercent must be {1} to {2}.': 'El porcentaje de errores para detener la campaña debe ser de {1} a {2}.',
  'judgedFromDevices must be {1} to {2}.':
    'El número de dispositivos a partir del cual se evalúa debe ser de {1} a {2}.',
  'deadlineHours must be {1} to {2}.': 'El plazo debe ser de {1} a {2} horas.',
  'maxAttempts must be {1} to {2}.': 'El número de intentos debe ser de {1} a {2}.',
  'minVolts must be {1} to {2}.': 'El voltaje mínimo debe ser de {1} a {2} V.',
  'parkedMinutes must be {1} to {2}.': 'El tiempo estacionado debe ser de {1} a {2} minutos.',
  'Enter hours as HH:MM, e.g. {1}:{2} to {3}:{4}.': 'Introduzca las horas como HH:MM, p. ej., de {1}:{2} a {3}:{4}.',
  'Begin and end of the hours must differ.': 'Las horas de inicio y fin deben ser distintas.',
  'This campaign has changed since you opened it. Check it, then try again.':
    'Esta campaña ha cambiado desde que la abrió. Revísela y vuelva a intentarlo.',
  'Only a running campaign can be paused.': 'Solo se puede pausar una campaña en curso.',
  'Only a paused or stopped campaign can be resumed.': 'Solo se puede reanudar una campaña en pausa o detenida.',
  'This campaign has ended.': 'Esta campaña ha terminado.',
  'Enter a limit above the current failure rate, or a reason.':
    'Introduzca un límite por encima de la tasa de fallos actual, o un motivo.',
  'The reason may have up to {1} characters.': 'El motivo puede tener hasta {1} caracteres.',
  'No failed device can be retried: their attempts are used up, or they are in another campaign.':
    'No se puede reintentar ningún dispositivo fallido: se agotaron sus intentos o están en otra campaña.',
  'Choose another version of the same kind and device family.':
    'Elija otra versión del mismo tipo y familia de dispositivos.',
  'A campaign needs a stage.': 'Una campaña necesita una etapa.',
  'A campaign has up to {1} stages.': 'Una campaña tiene hasta {1} etapas.',
  'The last stage must be all devices.': 'La última etapa debe incluir todos los dispositivos.',
  'The share of a stage must be above {1} and below {2} percent.':
    'La proporción de una etapa debe ser mayor que {1} y menor que {2} por ciento.',
  'The number of devices of a stage must be a whole number of at least {1}.':
    'El número de dispositivos de una etapa debe ser un número entero de al menos {1}.',
  'Each stage must reach further than the one before.': 'Cada etapa debe abarcar más que la anterior.',
};
