/** Errors about signing in, accounts and users, in German. */
export const accounts: Readonly<Record<string, string>> = {
  'If {1} has an account, an email with a link to reset its password is on its way.':
    'Wenn {1} ein Konto hat, ist eine E-Mail mit einem Link zum Zurücksetzen des Passworts unterwegs.',
  'An email with a link to confirm your address is on its way to {1}.':
    'Eine E-Mail mit einem Link zum Bestätigen Ihrer Adresse ist an {1} unterwegs.',
  'Your role does not allow this.': 'Ihre Rolle erlaubt das nicht.',
  'Account password has expired for user {1}. Please reset your password.':
    'Das Passwort des Kontos {1} ist abgelaufen. Setzen Sie Ihr Passwort zurück.',
  'Please accept the terms of service to continue.': 'Stimmen Sie den Nutzungsbedingungen zu, um fortzufahren.',
  'The terms of service were not accepted.': 'Den Nutzungsbedingungen wurde nicht zugestimmt.',
  'Account administrators must also accept the data agreement.':
    'Kontoadministratoren müssen auch der Datenvereinbarung zustimmen.',
  'Too many attempts. Please wait {1} second and try again.':
    'Zu viele Versuche. Warten Sie {1} Sekunde, und versuchen Sie es erneut.',
  'Too many attempts. Please wait {1} seconds and try again.':
    'Zu viele Versuche. Warten Sie {1} Sekunden, und versuchen Sie es erneut.',
  'Only the role {1} can be registered here.': 'Hier lässt sich nur die Rolle {1} registrieren.',
  'The password does not meet every rule.': 'Das Passwort erfüllt nicht alle Regeln.',
  "You can't change your own roles or access.": 'Ihre eigenen Rollen und Zugriffsrechte können Sie nicht ändern.',
  'This account also belongs to others. Only a top-level administrator can change it.':
    'Dieses Konto gehört auch zu anderen Kunden. Nur ein Administrator der obersten Ebene kann es ändern.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Warten Sie einen Moment, und versuchen Sie es erneut.',
  'Your session has ended. Please sign in again.': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  'The form is too large.': 'Das Formular ist zu groß.',
  'This is your current session. Log out instead.': 'Das ist Ihre aktuelle Sitzung. Melden Sie sich stattdessen ab.',
  'Choose a time zone from the list, e.g. America/Chicago.':
    'Wählen Sie eine Zeitzone aus der Liste, z. B. America/Chicago.',
  'No one else has the role {1}. Give it to someone else first.':
    'Niemand sonst hat die Rolle {1}. Weisen Sie sie zuerst jemand anderem zu.',
  'Someone else changed this user. Review their changes and try again.':
    'Jemand anders hat diesen Benutzer geändert. Prüfen Sie die Änderungen, und versuchen Sie es erneut.',
  'This address already has an account.': 'Zu dieser Adresse gibt es bereits ein Konto.',
  'Give the user at least one role.': 'Weisen Sie dem Benutzer mindestens eine Rolle zu.',
  'There is no role {1}.': 'Es gibt keine Rolle {1}.',
  "You don't have permission to grant these roles.": 'Sie sind nicht berechtigt, diese Rollen zu vergeben.',
  'Choose the customers for this user type.': 'Wählen Sie die Kunden für diesen Benutzertyp.',
  'There is no customer {1}.': 'Es gibt keinen Kunden {1}.',
  'Choose {1} to {2} users.': 'Wählen Sie {1} bis {2} Benutzer.',
  'This account is disabled.': 'Dieses Konto ist deaktiviert.',
  'Too many emails. Try again in {1} min.': 'Zu viele E-Mails. Versuchen Sie es in {1} min erneut.',
  'Choose at most {1} groups.': 'Wählen Sie höchstens {1} Gruppen.',
  "You can't change your own groups.": 'Ihre eigenen Gruppen können Sie nicht ändern.',
  '{1} does not belong to this customer.': '{1} gehört nicht zu diesem Kunden.',
  'The customers of this user have no group {1}.': 'Die Kunden dieses Benutzers haben keine Gruppe {1}.',
  'Several customers of this user have a group {1}. Choose it in Edit User.':
    'Mehrere Kunden dieses Benutzers haben eine Gruppe {1}. Wählen Sie sie unter „Benutzerdaten bearbeiten“.',
  'Send {1} to {2} rows.': 'Senden Sie {1} bis {2} Zeilen.',
  'This address is in the file twice.': 'Diese Adresse kommt in der Datei zweimal vor.',
  'A new user needs a type.': 'Ein neuer Benutzer braucht einen Typ.',
  "This address belongs to an account that you don't administer.":
    'Diese Adresse gehört zu einem Konto, das Sie nicht verwalten.',
  'Search for at most {1} characters.': 'Suchen Sie nach höchstens {1} Zeichen.',
};
