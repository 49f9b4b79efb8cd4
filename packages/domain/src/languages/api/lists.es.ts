/** Errors about lists, saved views, searches and insights, in Spanish. */
export const lists: Readonly<Record<string, string>> = {
  'Use at most {1} filters.': 'Use como máximo {1} filtros.',
  'Use at most {1} values in a filter.': 'Use como máximo {1} valores en un filtro.',
  'The text for {1} is longer than {2} characters.': 'El texto para {1} supera los {2} caracteres.',
  'This list has expired. Start again from the first page.':
    'Esta lista venció. Comience de nuevo desde la primera página.',
  'You already have a view named {1}. Choose another name.': 'Ya tiene una vista llamada {1}. Elija otro nombre.',
  'You have {1} views of this screen. Delete one that you no longer use.':
    'Tiene {1} vistas de esta pantalla. Elimine una que ya no use.',
  'The view has too many filters: its URL may have up to {1} characters.':
    'La vista tiene demasiados filtros: su URL puede tener hasta {1} caracteres.',
  'Choose the role to share the view with.': 'Elija el rol con el que compartirá la vista.',
  'Choose the group to share the view with.': 'Elija el grupo con el que compartirá la vista.',
  'Choose the customer to share the view at.': 'Elija el cliente en el que compartirá la vista.',
  "A view that is shared with a group can't be a default.":
    'Una vista compartida con un grupo no puede ser la predeterminada.',
  "You can't share views of this customer.": 'No puede compartir vistas de este cliente.',
  'Someone else has changed this view. Reload to see the new version.':
    'Otra persona cambió esta vista. Vuelva a cargar la página para ver la nueva versión.',
  'The last day must not be before the first one.': 'El último día no puede ser anterior al primero.',
  'Choose a period of up to {1} days.': 'Elija un período de hasta {1} días.',
  'Choose up to {1} groups and trailer types.': 'Elija hasta {1} grupos y tipos de remolque.',
  'Choose up to {1} groups.': 'Elija hasta {1} grupos.',
};
