/** Errors about alerts, their rules and settings, in German. */
export const alerts: Readonly<Record<string, string>> = {
  'Give the rule a name.': 'Geben Sie der Regel einen Namen.',
  'The name may have up to {1} characters.': 'Der Name kann bis zu {1} Zeichen haben.',
  'Choose all trailers, or trailers or groups.': 'Wählen Sie alle Trailer oder einzelne Trailer oder Gruppen.',
  'Choose up to {1} trailers, or use a group.': 'Wählen Sie bis zu {1} Trailer, oder verwenden Sie eine Gruppe.',
  "A chosen trailer was not found, or you don't have access to it.":
    'Ein ausgewählter Trailer wurde nicht gefunden, oder Sie haben keinen Zugriff darauf.',
  "A chosen group was not found, or you don't have access to it.":
    'Eine ausgewählte Gruppe wurde nicht gefunden, oder Sie haben keinen Zugriff darauf.',
  'A chosen geofence was not found.': 'Ein ausgewählter Geofence wurde nicht gefunden.',
  "{1} isn't an email address.": '{1} ist keine E-Mail-Adresse.',
  'Enter up to {1} different email addresses.': 'Geben Sie bis zu {1} verschiedene E-Mail-Adressen ein.',
  'Choose a time zone, and for all hours days and times such as {1}:{2}.':
    'Wählen Sie eine Zeitzone und für jeden Zeitraum Tage und Uhrzeiten wie {1}:{2}.',
  'Choose up to {1} hours.': 'Wählen Sie bis zu {1} Zeiträume.',
  'Choose up to three further steps.': 'Wählen Sie bis zu drei weitere Stufen.',
  'Each further step must be later than the one before.': 'Jede weitere Stufe muss später sein als die davor.',
  'Enter an email address for each further step.': 'Geben Sie für jede weitere Stufe eine E-Mail-Adresse ein.',
  'Choose a time zone, days and a time such as {1}:{2} for the digest.':
    'Wählen Sie für die Zusammenfassung Zeitzone, Tage und eine Uhrzeit wie {1}:{2}.',
  'These settings were changed elsewhere.': 'Diese Einstellungen wurden an anderer Stelle geändert.',
  'You have unsubscribed from these emails.': 'Sie haben diese E-Mails abbestellt.',
  'Mute a rule for up to {1} days.': 'Schalten Sie eine Regel für höchstens {1} Tage stumm.',
  'The customer has {1} alert rules. Delete one first.': 'Der Kunde hat {1} Alarmregeln. Löschen Sie zuerst eine.',
  'Someone else has changed this rule.': 'Jemand anders hat diese Regel geändert.',
  "This type of alert isn't part of the customer's plan.": 'Diese Art von Alarm gehört nicht zum Tarif des Kunden.',
  'The owner of this rule has access, so it is not paused.':
    'Der Besitzer dieser Regel hat Zugriff, daher ist sie nicht pausiert.',
  'You can change only your own rules.': 'Sie können nur Ihre eigenen Regeln ändern.',
  'Handle up to {1} alerts at once.': 'Bearbeiten Sie höchstens {1} Alarme auf einmal.',
  'Choose a user of the customer who has access to alerts.':
    'Wählen Sie einen Benutzer des Kunden, der Zugriff auf Alarme hat.',
  'Choose a time in the future.': 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  'Choose a geofence: the rule counts trailers in geofences.':
    'Wählen Sie einen Geofence: Die Regel zählt Trailer in Geofences.',
  'Choose a trailer.': 'Wählen Sie einen Trailer.',
  'Choose a time that has passed.': 'Wählen Sie einen Zeitpunkt in der Vergangenheit.',
  'Enter a note of {1} to {2} characters.': 'Geben Sie eine Notiz mit {1} bis {2} Zeichen ein.',
  'Enter a name of {1} to {2} characters.': 'Geben Sie einen Namen mit {1} bis {2} Zeichen ein.',
  'Enter an https address of up to {1} characters without a user name, e.g. https://example.com/alerts.':
    'Geben Sie eine https-Adresse mit bis zu {1} Zeichen ohne Benutzernamen ein, z. B. https://example.com/alerts.',
  'Choose at least one of critical, caution, good.': 'Wählen Sie mindestens einen Schweregrad.',
  'The customer has {1} webhooks. Delete one first.': 'Der Kunde hat {1} Webhooks. Löschen Sie zuerst einen.',
  'Someone else has changed this webhook.': 'Jemand anders hat diesen Webhook geändert.',
  'Switch the webhook on first.': 'Schalten Sie den Webhook zuerst ein.',
  'This message is still being sent.': 'Diese Nachricht wird noch gesendet.',
  'The secret can no longer be read, because the key of the server has changed. Rotate the secret.':
    'Das Geheimnis ist nicht mehr lesbar, weil sich der Schlüssel des Servers geändert hat. Erneuern Sie das Geheimnis.',
  'Response {1}': 'Antwort {1}',
  'This server sends no push messages.': 'Dieser Server sendet keine Push-Nachrichten.',
  'label must have {1} to {2} characters.': 'Der Name des Geräts muss {1} bis {2} Zeichen haben.',
};
