/** Errors that any request can have, and schedules of jobs, in Spanish. */
export const requests: Readonly<Record<string, string>> = {
  'This request is too large.': 'Esta solicitud es demasiado grande.',
  "This row couldn't be saved. Please try again.": 'No se pudo guardar esta fila. Inténtelo de nuevo.',
  'pageNumber is too high. Narrow the search instead.': 'No se puede avanzar a más páginas. Acote la búsqueda.',
  'The search text is too long.': 'El texto de búsqueda es demasiado largo.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  "Not found, or you don't have access to it.": 'No se encontró, o usted no tiene acceso.',
  'The request body is larger than {1} bytes.': 'La solicitud supera los {1} bytes.',
  "The request body contains U+{1} or an unpaired surrogate, which can't be stored. Remove it and try again.":
    'El texto contiene un carácter que no se puede guardar (U+{1} o un carácter incompleto). Elimínelo e inténtelo de nuevo.',
  "The user name or password contains U+{1} or an unpaired surrogate, which can't be stored. Remove it and try again.":
    'El nombre de usuario o la contraseña contiene un carácter que no se puede guardar (U+{1} o un carácter incompleto). Elimínelo e inténtelo de nuevo.',
  "The address contains U+{1} or an unpaired surrogate, which can't be stored. Remove it and try again.":
    'La dirección contiene un carácter que no se puede guardar (U+{1} o un carácter incompleto). Elimínelo e inténtelo de nuevo.',
  'Choose at most {1} days.': 'Elija como máximo {1} días.',
  'A search can have at most {1} characters.': 'Una búsqueda puede tener como máximo {1} caracteres.',
  'A session can have at most {1} live connections. Close some of its tabs.':
    'Una sesión puede tener como máximo {1} conexiones en vivo. Cierre algunas pestañas.',
  'This link is invalid or has expired. Open the picture again in the portal.':
    'Este enlace no es válido o venció. Abra la imagen de nuevo en el portal.',
  'The body is empty. Send the picture itself.': 'El archivo de imagen está vacío. Elija otra imagen.',
  'The picture is neither a JPEG nor a PNG.': 'La imagen no es JPEG ni PNG.',
  'The picture is larger than {1} MB. Send a smaller one.': 'La imagen supera los {1} MB. Elija una más pequeña.',
  'Every minute': 'Cada minuto',
  'Every {1} minutes': 'Cada {1} minutos',
  'Every hour, for Monday mornings in each time zone': 'Cada hora, para la mañana del lunes en cada zona horaria',
};
