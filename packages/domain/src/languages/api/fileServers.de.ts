/** Errors about FTP servers for OTA packages, in German. */
export const fileServers: Readonly<Record<string, string>> = {
  'Enter a port from {1} to {2}.': 'Geben Sie einen Port von {1} bis {2} ein.',
  'Enter a user name of up to {1} characters.': 'Geben Sie einen Benutzernamen mit bis zu {1} Zeichen ein.',
  'Enter a password of up to {1} characters in one line.':
    'Geben Sie ein Passwort mit bis zu {1} Zeichen in einer Zeile ein.',
  'Enter a file name of up to {1} letters, digits, dots, +, _ or -, beginning with a letter or digit and not ending with .manifest.json.':
    'Geben Sie einen Dateinamen mit bis zu {1} Buchstaben, Ziffern, Punkten, +, _ oder - ein, der mit einem Buchstaben oder einer Ziffer beginnt und nicht auf .manifest.json endet.',
  'Another server has this name.': 'Ein anderer Server hat diesen Namen.',
  'Up to {1} servers can be added. Remove one first.':
    'Bis zu {1} Server können hinzugefügt werden. Entfernen Sie zuerst einen.',
  'Enter a host name or an IP address, without protocol and port.':
    'Geben Sie einen Hostnamen oder eine IP-Adresse ein, ohne Protokoll und Port.',
  'Enter a folder such as /firmware, without .. in it.': 'Geben Sie einen Ordner wie /firmware ein, ohne .. darin.',
  'Paste the whole private key, from its BEGIN line to its END line.':
    'Fügen Sie den ganzen privaten Schlüssel ein, von seiner BEGIN- bis zu seiner END-Zeile.',
  'Enter the password or private key again: it is kept only for the same protocol, host, port and user name.':
    'Geben Sie das Passwort oder den privaten Schlüssel erneut ein: Beides wird nur für dasselbe Protokoll, denselben Host, Port und Benutzernamen behalten.',
  'This server has changed since you opened it. Check it, then try again.':
    'Dieser Server hat sich geändert, seit Sie ihn geöffnet haben. Prüfen Sie ihn und versuchen Sie es erneut.',
  'Tasks are running on this server. Wait for them, or cancel them.':
    'Auf diesem Server laufen Aufgaben. Warten Sie auf sie, oder brechen Sie sie ab.',
  'The last test has found a different fingerprint. Compare it again.':
    'Der letzte Test hat einen anderen Fingerabdruck gefunden. Vergleichen Sie ihn erneut.',
  'Another task works on this file. Wait for it, or cancel it.':
    'Eine andere Aufgabe arbeitet an dieser Datei. Warten Sie auf sie, oder brechen Sie sie ab.',
  'This upload is in progress. Cancel its task instead.':
    'Dieser Upload läuft noch. Brechen Sie stattdessen seine Aufgabe ab.',
  'This task is over.': 'Diese Aufgabe ist beendet.',
  'Only a failed or canceled task can be retried.':
    'Nur eine fehlgeschlagene oder abgebrochene Aufgabe kann wiederholt werden.',
};
