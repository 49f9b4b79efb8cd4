/** Errors about messages to users, in German. */
export const messages: Readonly<Record<string, string>> = {
  'A message can be limited to up to {1} customers.': 'Eine Nachricht lässt sich auf höchstens {1} Kunden beschränken.',
  'One of the customers of the audience does not exist.':
    'Einen der Kunden, an die sich die Nachricht richtet, gibt es nicht.',
  'Write the text of the message.': 'Schreiben Sie den Text der Nachricht.',
  'The text can have up to {1} characters.': 'Der Text kann bis zu {1} Zeichen haben.',
  "The text contains characters that can't be stored or shown.":
    'Der Text enthält Zeichen, die sich nicht speichern oder anzeigen lassen.',
  'Lists can be nested up to {1} levels.': 'Listen lassen sich bis zu {1} Ebenen tief verschachteln.',
  'Links can lead to https:// addresses, mailto: addresses and paths of the portal that begin with /, but not to {1}.':
    'Links können auf https://-Adressen, mailto:-Adressen und Pfade des Portals führen, die mit / beginnen, aber nicht auf {1}.',
  'A message can start up to {1} days ahead.': 'Eine Nachricht kann höchstens {1} Tage im Voraus beginnen.',
  "A message that can't be dismissed needs an end.":
    'Eine Nachricht, die sich nicht ausblenden lässt, braucht ein Ende.',
  'The end must be in the future.': 'Das Ende muss in der Zukunft liegen.',
  'The end must be after the start.': 'Das Ende muss nach dem Beginn liegen.',
  'A message can be shown for up to {1} days.': 'Eine Nachricht kann höchstens {1} Tage lang angezeigt werden.',
  'There are already {1} scheduled and shown messages. Withdraw one first.':
    'Es gibt bereits {1} geplante und angezeigte Nachrichten. Ziehen Sie zuerst eine zurück.',
  "This message has ended or was withdrawn, so it can't be changed. Write a new one.":
    'Diese Nachricht ist beendet oder wurde zurückgezogen und lässt sich nicht mehr ändern. Schreiben Sie eine neue.',
  'Someone else has saved this message since you opened it.':
    'Jemand anders hat diese Nachricht gespeichert, seit Sie sie geöffnet haben.',
  "This message can't be dismissed.": 'Diese Nachricht lässt sich nicht ausblenden.',
};
