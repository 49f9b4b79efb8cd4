/** Errors of outgoing mail, and what people unsubscribe from, in German. */
export const mail: Readonly<Record<string, string>> = {
  'Only failed and unconfirmed mail can be sent again.':
    'Nur fehlgeschlagene und unbestätigte E-Mails lassen sich erneut senden.',
  'Weekly fleet summary': 'Wöchentlicher Flottenbericht',
  'Emails about geofences': 'E-Mails zu Geofences',
  'Emails about this alert rule': 'E-Mails zu dieser Alarmregel',
  'All emails about alerts': 'Alle E-Mails zu Alarmen',
  'Emails of this report': 'E-Mails dieses Berichts',
  'All emails of reports': 'Alle E-Mails mit Berichten',
  'Emails about VIN transfers': 'E-Mails zu FIN-Übertragungen',
  'These emails': 'Diese E-Mails',
};
