/** Errors of outgoing mail, and what people unsubscribe from, in Spanish. */
export const mail: Readonly<Record<string, string>> = {
  'Only failed and unconfirmed mail can be sent again.':
    'Solo se pueden reenviar los correos con error y los no confirmados.',
  'Weekly fleet summary': 'Resumen semanal de la flota',
  'Emails about geofences': 'Correos sobre geocercas',
  'Emails about this alert rule': 'Correos sobre esta regla de alerta',
  'All emails about alerts': 'Todos los correos sobre alertas',
  'Emails of this report': 'Correos de este informe',
  'All emails of reports': 'Todos los correos de informes',
  'Emails about VIN transfers': 'Correos sobre transferencias de VIN',
  'These emails': 'Estos correos',
};
