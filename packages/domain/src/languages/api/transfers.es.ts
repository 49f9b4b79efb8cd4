/** Errors about transfers and leases of trailers, in Spanish. */
export const transfers: Readonly<Record<string, string>> = {
  'A transfer can have up to {1} lines. Make a second one for the rest.':
    'Una transferencia puede tener hasta {1} líneas. Cree una segunda para el resto.',
  'The trailers have changed since you checked them: {1} would move now. Check them again.':
    'Los remolques cambiaron desde que usted los revisó: ahora se transferirían {1}. Revíselos de nuevo.',
  'The date can be up to {1} days ahead.': 'La fecha puede estar hasta {1} días en el futuro.',
  'Give a reason of {1} to {2} characters.': 'Indique un motivo de {1} a {2} caracteres.',
  'This transfer has changed since you opened it.': 'Esta transferencia cambió desde que usted la abrió.',
  'An administrator can undo a transfer within {1} hours of its end.':
    'Un administrador puede deshacer una transferencia hasta {1} horas después de su fin.',
  'A lease can have up to {1} lines. Make a second one for the rest.':
    'Un arrendamiento puede tener hasta {1} líneas. Cree un segundo para el resto.',
  'One of the two customers does not exist or is not active.': 'Uno de los dos clientes no existe o no está activo.',
  'The trailers have changed since you checked them: {1} would be leased now. Check them again.':
    'Los remolques cambiaron desde que usted los revisó: ahora se arrendarían {1}. Revíselos de nuevo.',
  'The first day can be up to {1} days ahead.': 'El primer día puede estar hasta {1} días en el futuro.',
  'A lease can last up to {1} years.': 'Un arrendamiento puede durar hasta {1} años.',
  'This lease has changed since you opened it.': 'Este arrendamiento cambió desde que usted lo abrió.',
  'Choose two different customers.': 'Elija dos clientes distintos.',
  'None of these lines is a trailer that can be leased. Correct them first.':
    'Ninguna de estas líneas es un remolque que se pueda arrendar. Corríjalas primero.',
  'The first day must be today or later.': 'El primer día debe ser hoy o posterior.',
  'The last day must be the first day or later.': 'El último día debe ser el primer día o uno posterior.',
  'The last day must be today or later. To end the lease now, choose End.':
    'El último día debe ser hoy o posterior. Para terminar el arrendamiento ahora, elija Terminar ahora.',
  'Trailer {1} is leased to {2} from {3}-{4}-{5}. Choose a last day before this date.':
    'El remolque {1} está arrendado a {2} desde el {3}-{4}-{5}. Elija un último día anterior a esa fecha.',
  "This can't be done with the lease anymore. Open it again.":
    'Esto ya no se puede hacer con el arrendamiento. Ábralo de nuevo.',
  'None of these lines is a trailer that can move. Correct them first.':
    'Ninguna de estas líneas es un remolque que se pueda transferir. Corríjalas primero.',
  'The date must be today or later.': 'La fecha debe ser hoy o posterior.',
  'This draft has changed since you opened it.': 'Este borrador ha cambiado desde que usted lo abrió.',
  "This can't be done with the transfer anymore. Open it again.":
    'Esto ya no se puede hacer con la transferencia. Ábrala de nuevo.',
  'You have requested this transfer. A user of the other customer must answer it.':
    'Usted solicitó esta transferencia. Un usuario del otro cliente debe responderla.',
};
