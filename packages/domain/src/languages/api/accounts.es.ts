/** Errors about signing in, accounts and users, in Spanish. */
export const accounts: Readonly<Record<string, string>> = {
  'If {1} has an account, an email with a link to reset its password is on its way.':
    'Si {1} tiene una cuenta, le llegará un correo con un enlace para restablecer la contraseña.',
  'An email with a link to confirm your address is on its way to {1}.':
    'Enviamos a {1} un correo con un enlace para confirmar su dirección.',
  'Your role does not allow this.': 'Su rol no permite esta acción.',
  'Account password has expired for user {1}. Please reset your password.':
    'La contraseña de la cuenta {1} venció. Restablezca su contraseña.',
  'Please accept the terms of service to continue.': 'Acepte los términos del servicio para continuar.',
  'The terms of service were not accepted.': 'No se aceptaron los términos del servicio.',
  'Account administrators must also accept the data agreement.':
    'Los administradores de la cuenta también deben aceptar el acuerdo de datos.',
  'Too many attempts. Please wait {1} second and try again.':
    'Demasiados intentos. Espere {1} segundo e inténtelo de nuevo.',
  'Too many attempts. Please wait {1} seconds and try again.':
    'Demasiados intentos. Espere {1} segundos e inténtelo de nuevo.',
  'Only the role {1} can be registered here.': 'Aquí solo se puede registrar el rol {1}.',
  'The password does not meet every rule.': 'La contraseña no cumple todas las reglas.',
  "You can't change your own roles or access.": 'No puede cambiar sus propios roles ni accesos.',
  'This account also belongs to others. Only a top-level administrator can change it.':
    'Esta cuenta también pertenece a otros clientes. Solo un administrador de nivel superior puede cambiarla.',
  'Too many requests. Please wait a moment and try again.':
    'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  'Your session has ended. Please sign in again.': 'Su sesión terminó. Inicie sesión de nuevo.',
  'The form is too large.': 'El formulario es demasiado grande.',
  'This is your current session. Log out instead.': 'Esta es su sesión actual. Cierre sesión en su lugar.',
  'Choose a time zone from the list, e.g. America/Chicago.':
    'Elija una zona horaria de la lista, p. ej., America/Chicago.',
  'No one else has the role {1}. Give it to someone else first.':
    'Nadie más tiene el rol {1}. Asígneselo primero a otra persona.',
  'Someone else changed this user. Review their changes and try again.':
    'Otra persona cambió este usuario. Revise los cambios e inténtelo de nuevo.',
  'This address already has an account.': 'Ya existe una cuenta con esta dirección.',
  'Give the user at least one role.': 'Asigne al menos un rol al usuario.',
  'There is no role {1}.': 'No existe el rol {1}.',
  "You don't have permission to grant these roles.": 'No tiene permiso para asignar estos roles.',
  'Choose the customers for this user type.': 'Elija los clientes para este tipo de usuario.',
  'There is no customer {1}.': 'No existe el cliente {1}.',
  'Choose {1} to {2} users.': 'Elija de {1} a {2} usuarios.',
  'This account is disabled.': 'Esta cuenta está deshabilitada.',
  'Too many emails. Try again in {1} min.': 'Demasiados correos. Inténtelo de nuevo en {1} min.',
  'Choose at most {1} groups.': 'Elija como máximo {1} grupos.',
  "You can't change your own groups.": 'No puede cambiar sus propios grupos.',
  '{1} does not belong to this customer.': '{1} no pertenece a este cliente.',
  'The customers of this user have no group {1}.': 'Los clientes de este usuario no tienen un grupo {1}.',
  'Several customers of this user have a group {1}. Choose it in Edit User.':
    'Varios clientes de este usuario tienen un grupo {1}. Elíjalo en «Editar datos del usuario».',
  'Send {1} to {2} rows.': 'Envíe de {1} a {2} filas.',
  'This address is in the file twice.': 'Esta dirección aparece dos veces en el archivo.',
  'A new user needs a type.': 'Un usuario nuevo necesita un tipo.',
  "This address belongs to an account that you don't administer.":
    'Esta dirección pertenece a una cuenta que usted no administra.',
  'Search for at most {1} characters.': 'Busque como máximo {1} caracteres.',
};
