/** Errors about transfers and leases of trailers, in German. */
export const transfers: Readonly<Record<string, string>> = {
  'A transfer can have up to {1} lines. Make a second one for the rest.':
    'Eine Übertragung kann bis zu {1} Zeilen haben. Legen Sie für den Rest eine zweite an.',
  'The trailers have changed since you checked them: {1} would move now. Check them again.':
    'Die Trailer haben sich geändert, seit Sie sie geprüft haben: Jetzt würden {1} übertragen. Prüfen Sie sie noch einmal.',
  'The date can be up to {1} days ahead.': 'Das Datum kann bis zu {1} Tage im Voraus liegen.',
  'Give a reason of {1} to {2} characters.': 'Geben Sie einen Grund mit {1} bis {2} Zeichen an.',
  'This transfer has changed since you opened it.': 'Diese Übertragung hat sich geändert, seit Sie sie geöffnet haben.',
  'An administrator can undo a transfer within {1} hours of its end.':
    'Ein Administrator kann eine Übertragung bis {1} Stunden nach ihrem Ende rückgängig machen.',
  'A lease can have up to {1} lines. Make a second one for the rest.':
    'Ein Leasing kann bis zu {1} Zeilen haben. Legen Sie für den Rest ein zweites an.',
  'One of the two customers does not exist or is not active.':
    'Einer der beiden Kunden existiert nicht oder ist nicht aktiv.',
  'The trailers have changed since you checked them: {1} would be leased now. Check them again.':
    'Die Trailer haben sich geändert, seit Sie sie geprüft haben: Jetzt würden {1} verleast. Prüfen Sie sie noch einmal.',
  'The first day can be up to {1} days ahead.': 'Der erste Tag kann bis zu {1} Tage im Voraus liegen.',
  'A lease can last up to {1} years.': 'Ein Leasing kann bis zu {1} Jahre dauern.',
  'This lease has changed since you opened it.': 'Dieses Leasing hat sich geändert, seit Sie es geöffnet haben.',
  'Choose two different customers.': 'Wählen Sie zwei verschiedene Kunden.',
  'None of these lines is a trailer that can be leased. Correct them first.':
    'Keine dieser Zeilen ist ein Trailer, der verleast werden kann. Korrigieren Sie sie zuerst.',
  'The first day must be today or later.': 'Der erste Tag muss heute oder später sein.',
  'The last day must be the first day or later.': 'Der letzte Tag muss der erste Tag oder ein späterer sein.',
  'The last day must be today or later. To end the lease now, choose End.':
    'Der letzte Tag muss heute oder später sein. Wählen Sie Jetzt beenden, um das Leasing jetzt zu beenden.',
  'Trailer {1} is leased to {2} from {3}-{4}-{5}. Choose a last day before this date.':
    'Der Trailer {1} ist ab {3}-{4}-{5} an {2} verleast. Wählen Sie einen letzten Tag vor diesem Datum.',
  "This can't be done with the lease anymore. Open it again.":
    'Das geht mit dem Leasing nicht mehr. Öffnen Sie es noch einmal.',
  'None of these lines is a trailer that can move. Correct them first.':
    'Keine dieser Zeilen ist ein Trailer, der übertragen werden kann. Korrigieren Sie sie zuerst.',
  'The date must be today or later.': 'Das Datum muss heute oder später sein.',
  'This draft has changed since you opened it.': 'Dieser Entwurf hat sich geändert, seit Sie ihn geöffnet haben.',
  "This can't be done with the transfer anymore. Open it again.":
    'Das geht mit der Übertragung nicht mehr. Öffnen Sie sie noch einmal.',
  'You have requested this transfer. A user of the other customer must answer it.':
    'Sie haben diese Übertragung beantragt. Ein Benutzer des anderen Kunden muss antworten.',
};
