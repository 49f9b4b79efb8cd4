/** Errors about messages to users, in Spanish. */
export const messages: Readonly<Record<string, string>> = {
  'A message can be limited to up to {1} customers.': 'Un mensaje se puede limitar a {1} clientes como máximo.',
  'One of the customers of the audience does not exist.': 'Uno de los clientes destinatarios no existe.',
  'Write the text of the message.': 'Escriba el texto del mensaje.',
  'The text can have up to {1} characters.': 'El texto puede tener hasta {1} caracteres.',
  "The text contains characters that can't be stored or shown.":
    'El texto contiene caracteres que no se pueden guardar ni mostrar.',
  'Lists can be nested up to {1} levels.': 'Las listas se pueden anidar hasta {1} niveles.',
  'Links can lead to https:// addresses, mailto: addresses and paths of the portal that begin with /, but not to {1}.':
    'Los enlaces pueden llevar a direcciones https://, direcciones mailto: y rutas del portal que empiecen con /, pero no a {1}.',
  'A message can start up to {1} days ahead.': 'Un mensaje puede empezar hasta {1} días en el futuro.',
  "A message that can't be dismissed needs an end.": 'Un mensaje que no se puede ocultar necesita una fecha de fin.',
  'The end must be in the future.': 'El fin debe ser una fecha futura.',
  'The end must be after the start.': 'El fin debe ser posterior al inicio.',
  'A message can be shown for up to {1} days.': 'Un mensaje se puede mostrar hasta {1} días.',
  'There are already {1} scheduled and shown messages. Withdraw one first.':
    'Ya hay {1} mensajes programados y mostrados. Retire uno primero.',
  "This message has ended or was withdrawn, so it can't be changed. Write a new one.":
    'Este mensaje terminó o se retiró, por lo que no se puede cambiar. Escriba uno nuevo.',
  'Someone else has saved this message since you opened it.':
    'Otra persona guardó este mensaje desde que usted lo abrió.',
  "This message can't be dismissed.": 'Este mensaje no se puede ocultar.',
};
