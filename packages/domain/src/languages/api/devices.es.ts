/** Errors about reporting phones, ingest keys, shared links, reefer units and freight, in Spanish. */
export const devices: Readonly<Record<string, string>> = {
  'Enter a name for the phone of {1} to {2} characters.':
    'Introduzca un nombre para el teléfono de {1} a {2} caracteres.',
  'This trailer has {1} addresses. Revoke one that is no longer used.':
    'Este remolque tiene {1} direcciones. Revoque una que ya no se use.',
  "This trailer has no device serial number, so a phone can't report for it.":
    'Este remolque no tiene número de serie de dispositivo, por lo que un teléfono no puede informar por él.',
  'Choose either a customer or a gateway.': 'Elija un cliente o una puerta de enlace.',
  'A link can be active for {1} to {2} hours.': 'Un enlace puede estar activo de {1} a {2} horas.',
  'You have {1} active links. Revoke one that is no longer used.':
    'Tiene {1} enlaces activos. Revoque uno que ya no se use.',
  'A link can show {1} to {2} trailers.': 'Un enlace puede mostrar de {1} a {2} remolques.',
  'A link can show a trailer only once.': 'Un enlace puede mostrar cada remolque una sola vez.',
  'Enter a name of {1} to {2} characters for each trailer.':
    'Introduzca un nombre de {1} a {2} caracteres para cada remolque.',
  'A link can show trailers of one customer only. Create one link per customer.':
    'Un enlace solo puede mostrar remolques de un cliente. Cree un enlace por cliente.',
  'This link is invalid, has expired or was revoked. Ask the sender for a new one.':
    'Este enlace no es válido, venció o se revocó. Pida uno nuevo al remitente.',
  'Enter at most {1} VINs.': 'Introduzca como máximo {1} VIN.',
  'Freight has not been set up.': 'El servicio de fletes no está configurado.',
  'The agreement has changed. Read the new version.': 'El acuerdo cambió. Lea la nueva versión.',
};
