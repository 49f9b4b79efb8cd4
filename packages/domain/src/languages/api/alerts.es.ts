/** Errors about alerts, their rules and settings, in Spanish. */
export const alerts: Readonly<Record<string, string>> = {
  'Give the rule a name.': 'Asigne un nombre a la regla.',
  'The name may have up to {1} characters.': 'El nombre puede tener hasta {1} caracteres.',
  'Choose all trailers, or trailers or groups.': 'Elija todos los remolques, o remolques o grupos concretos.',
  'Choose up to {1} trailers, or use a group.': 'Elija hasta {1} remolques o use un grupo.',
  "A chosen trailer was not found, or you don't have access to it.":
    'No se encontró un remolque elegido, o usted no tiene acceso a él.',
  "A chosen group was not found, or you don't have access to it.":
    'No se encontró un grupo elegido, o usted no tiene acceso a él.',
  'A chosen geofence was not found.': 'No se encontró una geocerca elegida.',
  "{1} isn't an email address.": '{1} no es una dirección de correo.',
  'Enter up to {1} different email addresses.': 'Introduzca hasta {1} direcciones de correo distintas.',
  'Choose a time zone, and for all hours days and times such as {1}:{2}.':
    'Elija una zona horaria y, para cada horario, días y horas como {1}:{2}.',
  'Choose up to {1} hours.': 'Elija hasta {1} horarios.',
  'Choose up to three further steps.': 'Elija hasta tres pasos más.',
  'Each further step must be later than the one before.': 'Cada paso posterior debe ocurrir después del anterior.',
  'Enter an email address for each further step.': 'Introduzca una dirección de correo para cada paso posterior.',
  'Choose a time zone, days and a time such as {1}:{2} for the digest.':
    'Elija una zona horaria, días y una hora como {1}:{2} para el resumen.',
  'These settings were changed elsewhere.': 'Esta configuración se cambió en otro lugar.',
  'You have unsubscribed from these emails.': 'Usted canceló la suscripción a estos correos.',
  'Mute a rule for up to {1} days.': 'Silencie una regla por {1} días como máximo.',
  'The customer has {1} alert rules. Delete one first.': 'El cliente tiene {1} reglas de alerta. Elimine una primero.',
  'Someone else has changed this rule.': 'Otra persona cambió esta regla.',
  "This type of alert isn't part of the customer's plan.": 'Este tipo de alerta no forma parte del plan del cliente.',
  'The owner of this rule has access, so it is not paused.':
    'El propietario de esta regla tiene acceso, por lo que no está en pausa.',
  'You can change only your own rules.': 'Solo puede cambiar sus propias reglas.',
  'Handle up to {1} alerts at once.': 'Gestione hasta {1} alertas a la vez.',
  'Choose a user of the customer who has access to alerts.':
    'Elija un usuario del cliente que tenga acceso a las alertas.',
  'Choose a time in the future.': 'Elija una hora futura.',
  'Choose a geofence: the rule counts trailers in geofences.':
    'Elija una geocerca: la regla cuenta remolques en geocercas.',
  'Choose a trailer.': 'Elija un remolque.',
  'Choose a time that has passed.': 'Elija una hora pasada.',
  'Enter a note of {1} to {2} characters.': 'Introduzca una nota de {1} a {2} caracteres.',
  'Enter a name of {1} to {2} characters.': 'Introduzca un nombre de {1} a {2} caracteres.',
  'Enter an https address of up to {1} characters without a user name, e.g. https://example.com/alerts.':
    'Introduzca una dirección https de hasta {1} caracteres sin nombre de usuario, p. ej., https://example.com/alerts.',
  'Choose at least one of critical, caution, good.': 'Elija al menos una gravedad.',
  'The customer has {1} webhooks. Delete one first.': 'El cliente tiene {1} webhooks. Elimine uno primero.',
  'Someone else has changed this webhook.': 'Otra persona cambió este webhook.',
  'Switch the webhook on first.': 'Active primero el webhook.',
  'This message is still being sent.': 'Este mensaje aún se está enviando.',
  'The secret can no longer be read, because the key of the server has changed. Rotate the secret.':
    'Ya no se puede leer el secreto porque cambió la clave del servidor. Renueve el secreto.',
  'Response {1}': 'Respuesta {1}',
  'This server sends no push messages.': 'Este servidor no envía notificaciones push.',
  'label must have {1} to {2} characters.': 'El nombre del dispositivo debe tener de {1} a {2} caracteres.',
};
