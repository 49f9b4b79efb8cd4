/** Errors about FTP servers for OTA packages, in Spanish. */
export const fileServers: Readonly<Record<string, string>> = {
  'Enter a port from {1} to {2}.': 'Introduzca un puerto de {1} a {2}.',
  'Enter a user name of up to {1} characters.': 'Introduzca un nombre de usuario de hasta {1} caracteres.',
  'Enter a password of up to {1} characters in one line.':
    'Introduzca una contraseña de hasta {1} caracteres en una línea.',
  'Enter a file name of up to {1} letters, digits, dots, +, _ or -, beginning with a letter or digit and not ending with .manifest.json.':
    'Introduzca un nombre de archivo de hasta {1} letras, dígitos, puntos, +, _ o -, que empiece por una letra o un dígito y no termine en .manifest.json.',
  'Another server has this name.': 'Otro servidor tiene este nombre.',
  'Up to {1} servers can be added. Remove one first.': 'Se pueden agregar hasta {1} servidores. Quite uno primero.',
  'Enter a host name or an IP address, without protocol and port.':
    'Introduzca un nombre de host o una dirección IP, sin protocolo ni puerto.',
  'Enter a folder such as /firmware, without .. in it.': 'Introduzca una carpeta como /firmware, sin .. en ella.',
  'Paste the whole private key, from its BEGIN line to its END line.':
    'Pegue la clave privada completa, desde su línea BEGIN hasta su línea END.',
  'Enter the password or private key again: it is kept only for the same protocol, host, port and user name.':
    'Introduzca de nuevo la contraseña o la clave privada: solo se conserva para el mismo protocolo, host, puerto y nombre de usuario.',
  'This server has changed since you opened it. Check it, then try again.':
    'Este servidor cambió desde que usted lo abrió. Revíselo y vuelva a intentarlo.',
  'Tasks are running on this server. Wait for them, or cancel them.':
    'Hay tareas en curso en este servidor. Espere o cancélelas.',
  'The last test has found a different fingerprint. Compare it again.':
    'La última prueba encontró una huella distinta. Compárela de nuevo.',
  'Another task works on this file. Wait for it, or cancel it.':
    'Otra tarea trabaja en este archivo. Espere o cancélela.',
  'This upload is in progress. Cancel its task instead.': 'Esta carga está en curso. Cancele su tarea.',
  'This task is over.': 'Esta tarea terminó.',
  'Only a failed or canceled task can be retried.': 'Solo se puede reintentar una tarea fallida o cancelada.',
};
