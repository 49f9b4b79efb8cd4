import { sharedWords } from '@gladhand/domain/es';

/** Labels and sentences of administration in Spanish, by their English. Numbers and quoted text are {1}, {2}. */
export const words: Readonly<Record<string, string>> = {
  ...sharedWords,
  // Updates over the air
  'Updates over the air': 'Actualizaciones inalámbricas',
  'See device versions, packages and campaigns': 'Ver versiones de dispositivos, paquetes y campañas',
  'Upload packages and update devices over the air': 'Cargar paquetes y actualizar dispositivos de forma inalámbrica',
  // Values
  Admin: 'Admin',
  'Never Logged In': 'Nunca inició sesión',
  CONFIRMED: 'Confirmada',
  FORCE_CHANGE_PASSWORD: 'Debe cambiar contraseña',

  // Roles and user types
  Administrator: 'Administrador',
  'Standard User': 'Usuario estándar',
  'Account Administrator': 'Administrador de cuenta',
  'Customer Installer': 'Instalador de cliente',
  Installer: 'Instalador',
  Technician: 'Técnico',
  'All Customer View': 'Vista de todos los clientes',
  'GO Installer Customer': 'Instalador GO de cliente',
  'GO Installer All Customers': 'Instalador GO de todos los clientes',
  'GO Installer': 'Instalador GO',
  Support: 'Soporte',
  Dealer: 'Distribuidor',
  Developer: 'Desarrollador',
  'View Only Admin': 'Administrador de solo lectura',
  OEM: 'OEM',
  'OEM Installer': 'Instalador OEM',
  Customer: 'Cliente',
  'Customer Admin': 'Administrador de cliente',
  'Sees all trailers of all customers.': 'Ve todos los remolques de todos los clientes.',
  'Manages customers, users, groups and trailers.': 'Administra clientes, usuarios, grupos y remolques.',
  'Views groups and trailers in Settings.': 'Ve grupos y remolques en Configuración.',
  'Sees the trailers of their groups, which can be all of a customer.':
    'Ve los remolques de sus grupos, que pueden ser todos los de un cliente.',
  'Sees all trailers of their customers.': 'Ve todos los remolques de sus clientes.',
  'Manages users, groups and trailers.': 'Administra usuarios, grupos y remolques.',
  'Can open one trailer at a time, of any customer, by full VIN or serial number.':
    'Puede abrir un remolque a la vez, de cualquier cliente, con el VIN o el número de serie completo.',
  'Sees no trailers, only Help and their own profile.': 'No ve remolques, solo la ayuda y su propio perfil.',
  'Views users, groups and trailers in Settings.': 'Ve usuarios, grupos y remolques en Configuración.',

  // Abilities
  Fleet: 'Flota',
  Service: 'Servicio',
  'Refrigeration units': 'Unidades de refrigeración',
  Administration: 'Administración',
  System: 'Sistema',
  'See the fleet in Fleet Control and on the map': 'Ver la flota en Control de flota y en el mapa',
  'Open a trailer with its sensors, faults and history': 'Abrir un remolque con sus sensores, fallas e historial',
  'Filter and export the fleet status': 'Filtrar y exportar el estado de la flota',
  Geofences: 'Geocercas',
  'See geofences and visits': 'Ver geocercas y visitas',
  'Create and change geofences': 'Crear y cambiar geocercas',
  'Import geofences': 'Importar geocercas',
  'See reports and their results': 'Ver informes y sus resultados',
  'Create, run and send reports': 'Crear, ejecutar y enviar informes',
  'Take over reports whose owner has no access': 'Asumir informes cuyo propietario no tiene acceso',
  'Decide where reports may be sent and how long they are kept':
    'Decidir adónde se pueden enviar los informes y cuánto tiempo se conservan',
  'See alerts and alert rules': 'Ver alertas y reglas de alerta',
  'Choose when to be notified of alerts': 'Elegir cuándo recibir avisos de alertas',
  'Handle alerts': 'Atender alertas',
  'Create and change alert rules': 'Crear y cambiar reglas de alerta',
  'Receive push messages': 'Recibir mensajes push',
  'Take over alert rules': 'Asumir reglas de alerta',
  'See which messages about alerts did not arrive': 'Ver qué mensajes sobre alertas no llegaron',
  'Manage webhooks': 'Administrar webhooks',
  'See maintenance issues': 'Ver incidencias de mantenimiento',
  'Snooze, assign and repair maintenance issues': 'Posponer, asignar y reparar incidencias de mantenimiento',
  'Plan maintenance by date, miles and engine hours': 'Planificar el mantenimiento por fecha, millas y horas de motor',
  'See the lifecycles of ABS faults': 'Ver el historial de las fallas de ABS',
  'Email maintenance issues to service centers': 'Enviar incidencias de mantenimiento a centros de servicio por correo',
  'See Insights': 'Ver los análisis',
  'See the parts of trailers': 'Ver las piezas de los remolques',
  'Import and delete parts and their pictures': 'Importar y eliminar piezas y sus imágenes',
  'Upload pictures of parts and repairs': 'Subir imágenes de piezas y reparaciones',
  'Open the page of the freight partner': 'Abrir la página del socio de fletes',
  'Save filters and columns as views': 'Guardar filtros y columnas como vistas',
  'Share the location of trailers': 'Compartir la ubicación de remolques',
  'Change the order of sensors': 'Cambiar el orden de los sensores',
  'Track a trailer with a phone': 'Rastrear un remolque con un teléfono',
  'See service centers, inspections and maintenance': 'Ver centros de servicio, inspecciones y mantenimiento',
  'Add inspections and maintenance': 'Agregar inspecciones y mantenimiento',
  'Email diagnostics to a service center': 'Enviar diagnósticos a un centro de servicio',
  'See refrigeration units, temperatures and commands': 'Ver unidades de refrigeración, temperaturas y comandos',
  'Send commands to refrigeration units': 'Enviar comandos a unidades de refrigeración',
  'See users and their access': 'Ver usuarios y su acceso',
  'Create, edit, disable and import users': 'Crear, editar, deshabilitar e importar usuarios',
  'Send password and verification emails': 'Enviar correos de contraseña y verificación',
  'Change the groups of users': 'Cambiar los grupos de los usuarios',
  'Delete users': 'Eliminar usuarios',
  'See groups and their trailers': 'Ver grupos y sus remolques',
  'See the users of groups': 'Ver los usuarios de los grupos',
  'Create, edit, move and delete groups': 'Crear, editar, mover y eliminar grupos',
  'See the list of trailers': 'Ver la lista de remolques',
  'Create, edit and import trailers': 'Crear, editar e importar remolques',
  'Register detached sensor boxes': 'Registrar cajas de sensores sueltas',
  'Create, edit and deactivate customers': 'Crear, editar y desactivar clientes',
  'Read and export the audit log': 'Leer y exportar el registro de auditoría',
  'See outgoing email': 'Ver el correo saliente',
  'Send failed email again': 'Enviar de nuevo correos con error',
  'Create and revoke ingest keys': 'Crear y revocar claves de ingreso de datos',
  'See and run scheduled jobs': 'Ver y ejecutar tareas programadas',

  // Features
  'On: positions on the map refresh every 10,260 ms. Off: only on request.':
    'Activada: las posiciones del mapa se actualizan cada 10,260 ms. Desactivada: solo a petición.',
  "Shows the grid column 'Firmware Version' and the main app version in device information.":
    'Muestra la columna “Versión de firmware” y la versión de la app principal en los datos del dispositivo.',
  'Shows the sensor types Wheel End, Individual Tire Pressure and Brakes, and the alert type TPMS Threshold.':
    'Muestra los tipos de sensor Maza, Presión por llanta y Frenos, y el tipo de alerta Umbral de TPMS.',
  'Shows the reefer columns, sections and commands, and the alert type Reefer Unit Fuel.':
    'Muestra las columnas, secciones y comandos de refrigeración, y el tipo de alerta Combustible de la unidad.',
  'Shows the descriptions of component (TSE) faults next to their codes in the ABS section and the log.':
    'Muestra las descripciones de fallas de componentes (TSE) junto a sus códigos en la sección ABS y en el registro.',
  'Shows the OTA and OTA FTP tabs to top-level administrators.':
    'Muestra las pestañas OTA y OTA FTP a los administradores principales.',
  'Shows the report type ABS Fault Detail.': 'Muestra el tipo de informe Detalle de fallas de ABS.',
  'Shows the sensor type Ultrasonic Cargo Load.': 'Muestra el tipo de sensor Carga ultrasónica.',
  'On: Freight opens inside the portal. Off: /freight shows the link page.':
    'Activada: Flete se abre dentro del portal. Desactivada: /freight muestra la página del enlace.',
  'Shows the alert type Reefer Alarm.': 'Muestra el tipo de alerta Alarma de refrigeración.',
  'Shows the report type Reefer Temperature History.':
    'Muestra el tipo de informe Historial de temperatura de refrigeración.',
  'On: sign-in uses /auth/v1/loginV2. Off: /auth/v1/login.':
    'Activada: el inicio de sesión usa /auth/v1/loginV2. Desactivada: /auth/v1/login.',
  "Shows the grid column 'Cargo Camera Fullness' and the fullness in the cargo camera section.":
    'Muestra la columna “Llenado de la caja” y el llenado en la sección de la cámara de carga.',
  'Shows the report type Asset Geofence Threshold and the alert type Geofence Occupancy.':
    'Muestra el tipo de informe Umbral de geocerca y el tipo de alerta Ocupación de geocerca.',
  'Shows the alert type Tow.': 'Muestra el tipo de alerta Arrastre.',
  'Shows the VIN transfer tab.': 'Muestra la pestaña de transferencia de VIN.',
  "Shows the battery health 'Critical - Check Fuse' separately from 'Critical'.":
    'Muestra el estado de batería “Crítico, revisar fusible” aparte de “Crítico”.',
  'Shows the asset status (tether, load, door) of the trailers in an alert.':
    'Muestra el estado (enganche, carga, puerta) de los remolques de una alerta.',
  'Shows the connectivity filter of Fleet Control and of the grid.':
    'Muestra el filtro de conectividad de Control de flota y de la tabla.',
  'Shows the list of installed sensors in device information.':
    'Muestra la lista de sensores instalados en los datos del dispositivo.',
  'Shows the battery status filter of Fleet Control and of the grid.':
    'Muestra el filtro de batería de Control de flota y de la tabla.',
  'Shows Maintenance in the menu and the daily and weekly maintenance reports.':
    'Muestra Mantenimiento en el menú y los informes diarios y semanales de mantenimiento.',
  'Shows the Subscription tab.': 'Muestra la pestaña Suscripción.',
  'Shows Insights in the menu.': 'Muestra Análisis en el menú.',
  'Shows Geofence in the menu.': 'Muestra Geocerca en el menú.',
  'On: Fleet Control is the landing page with all widgets. Off: /control shows only the trailer totals.':
    'Activada: Control de flota es la página de inicio con todos los widgets. Desactivada: /control muestra solo los totales de remolques.',

  // Groups
  'Gives access to its trailers and those of its descendants.':
    'Da acceso a sus remolques y a los de sus grupos inferiores.',
  'The default group. Gives access to every trailer.': 'El grupo predeterminado. Da acceso a todos los remolques.',
  'Gives access to no trailers.': 'No da acceso a ningún remolque.',
  'Grants reefer commands, but no access to trailers.':
    'Permite comandos de refrigeración, pero no da acceso a remolques.',
  'Hides Help in the menu. Gives access to no trailers.': 'Oculta la ayuda en el menú. No da acceso a ningún remolque.',

  // Trailers

  // Audit log
  Users: 'Usuarios',
  Customers: 'Clientes',
  'Sign-in': 'Inicio de sesión',
  'Own accounts': 'Cuentas propias',
  'Reefer commands': 'Comandos de refrigeración',
  'Shared locations': 'Ubicaciones compartidas',
  Phones: 'Teléfonos',
  Inspections: 'Inspecciones',
  Maintenance: 'Mantenimiento',
  Parts: 'Piezas',
  'Give either a VIN, or a Type for all trailers of a model.':
    'Indique un VIN, o un tipo para todos los remolques de un modelo.',
  'Length (ft) and Model Year are for models. Leave them empty next to a VIN.':
    'Length (ft) y Model Year son para modelos. Déjelos vacíos junto a un VIN.',
  'You have no trailer with this VIN.': 'No tiene ningún remolque con este VIN.',
  'Choose the customer of this model.': 'Elija el cliente de este modelo.',
  'The same part at the same position is on line {1}.': 'La misma pieza en la misma posición está en la línea {1}.',
  'Diagnostic emails': 'Correos de diagnóstico',
  'Ingest keys': 'Claves de ingreso de datos',
  'Saved views': 'Vistas guardadas',
  'Audit log': 'Registro de auditoría',
  'Outgoing mail': 'Correo saliente',
  'Scheduled jobs': 'Tareas programadas',
  Retention: 'Retención',
  Area: 'Área',
  Detail: 'Detalle',
  Details: 'Detalles',
  Email: 'Correo electrónico',
  Enabled: 'Habilitado',
  Expires: 'Vence',
  Faults: 'Fallas',
  Features: 'Funciones',
  From: 'Desde',
  Gateway: 'Puerta de enlace',
  Kind: 'Tipo',
  Lines: 'Líneas',
  'Long name': 'Nombre completo',
  'Short name': 'Nombre corto',
  'Model year': 'Año modelo',
  Name: 'Nombre',
  'Odometer miles': 'Odómetro en millas',
  Parents: 'Grupos superiores',
  'Product type': 'Tipo de producto',
  Purpose: 'Propósito',
  Reason: 'Motivo',
  Result: 'Resultado',
  Role: 'Rol',
  Roles: 'Roles',
  Screen: 'Pantalla',
  Search: 'Búsqueda',
  'Serial number': 'Número de serie',
  'Device type id': 'Tipo de dispositivo',
  Target: 'Objetivo',
  'Time zone': 'Zona horaria',
  Timezone: 'Zona horaria',
  To: 'Para',
  Undercarriage: 'Tren de rodaje',
  Until: 'Hasta',
  'Vehicle type': 'Tipo de activo',
  'Vehicle type id': 'Tipo de activo',
  'Weekly summary': 'Resumen semanal de la flota',
  'Emails about this alert rule': 'Correos sobre esta regla de alerta',
  'All emails about alerts': 'Todos los correos sobre alertas',
  'Emails of this report': 'Correos de este informe',
  'All emails of reports': 'Todos los correos de informes',
  'Emails about geofences': 'Correos sobre geocercas',
  'Weekly fleet summary': 'Resumen semanal de la flota',
  Zone: 'Zona',
  'Account exists': 'La cuenta existe',

  // Emails
  Queued: 'En cola',
  Sending: 'Enviando',
  Sent: 'Enviado',
  'Handed over, not confirmed': 'Entregado, sin confirmar',

  // Passwords
  '{1} to {2} characters': 'De {1} a {2} caracteres',
  'One lowercase letter': 'Una letra minúscula',
  'One uppercase letter': 'Una letra mayúscula',
  'One digit': 'Un dígito',
  'One special character (~!@#$%^&*)': 'Un carácter especial (~!@#$%^&*)',
  'Not a common password': 'No es una contraseña común',
  'Both entries match': 'Ambas entradas coinciden',
  'Passwords must match. Please update entered information.':
    'Las contraseñas deben coincidir. Corrija lo que ingresó.',
  'The new password and confirmation password do not match.': 'La contraseña nueva y su confirmación no coinciden.',

  // Rules of fields
  'Email entered is not valid.': 'El correo electrónico no es válido.',
  'Please enter a valid email address.': 'Ingrese un correo electrónico válido.',
  'The value should be either an empty string or a number!': 'Ingrese un número o deje el campo vacío.',
  'This Unit ID is already used by another trailer.': 'Otro remolque ya usa este ID de unidad.',
  'This Cargo Cam ID is already used by another trailer.': 'Otro remolque ya usa este ID de Cargo Cam.',
  'MC, FF and MX numbers are docket numbers, not DOT numbers.':
    'Los números MC, FF y MX son de expediente, no números DOT.',
  'A DOT number has {1} to {2} digits.': 'Un número DOT tiene de {1} a {2} dígitos.',
  'Enter a Unit ID.': 'Ingrese un ID de unidad.',
  'A Unit ID has at most {1} characters.': 'Un ID de unidad tiene {1} caracteres como máximo.',
  'A Unit ID cannot contain control characters.': 'Un ID de unidad no puede contener caracteres de control.',
  'A VIN has {1} characters; this one has {2}.': 'Un VIN tiene {1} caracteres; este tiene {2}.',
  'A VIN never contains I, O or Q. Did you mean {1} or {2}?':
    'Un VIN nunca contiene I, O ni Q. ¿Quiso decir {1} o {2}?',
  'A VIN consists of letters and digits only.': 'Un VIN solo tiene letras y dígitos.',
  'The check digit is wrong: position {1} is {2} but should be {3}. Home-built and imported trailers may keep it.':
    'El dígito verificador no coincide: la posición {1} es {2} y debería ser {3}. Los remolques importados o de fabricación propia pueden conservarlo.',
  'Choose a type.': 'Elija un tipo.',
  'Choose a product type.': 'Elija un tipo de producto.',
  'Choose a device family.': 'Elija una familia de dispositivo.',
  'Choose an undercarriage.': 'Elija un tren de rodaje.',
  'Enter feet from {1} to {2}, with at most one decimal place.':
    'Ingrese pies de {1} a {2}, con un decimal como máximo.',
  'Enter a year from {1} to {2}.': 'Ingrese un año de {1} a {2}.',
  'Enter a serial number.': 'Ingrese un número de serie.',
  'A serial number has at most {1} letters, digits and signs, without spaces.':
    'Un número de serie tiene hasta {1} letras, dígitos y signos, sin espacios.',
  'Only trailers with a cargo camera have a Cargo Cam ID.':
    'Solo los remolques con cámara de carga tienen ID de Cargo Cam.',
  'Only trailers with a Thermo King unit have a Thermo King ID.':
    'Solo los remolques con unidad Thermo King tienen ID de Thermo King.',
  'An ID has at most {1} digits.': 'Un ID tiene {1} dígitos como máximo.',
  'An ICCID has at most {1} digits.': 'Un ICCID tiene {1} dígitos como máximo.',
  'Enter a short name.': 'Ingrese un nombre corto.',
  'Enter a long name.': 'Ingrese un nombre completo.',
  'Enter an abbreviation.': 'Ingrese una abreviatura.',
  'A short name has at most {1} characters.': 'Un nombre corto tiene {1} caracteres como máximo.',
  'A long name has at most {1} characters.': 'Un nombre completo tiene {1} caracteres como máximo.',
  'An abbreviation has at most {1} characters.': 'Una abreviatura tiene {1} caracteres como máximo.',
  'A short name cannot contain control characters.': 'Un nombre corto no puede contener caracteres de control.',
  'A long name cannot contain control characters.': 'Un nombre completo no puede contener caracteres de control.',
  'An abbreviation cannot contain control characters.': 'Una abreviatura no puede contener caracteres de control.',
  'Enter a whole number of days from {1} to {2}.': 'Ingrese un número entero de días de {1} a {2}.',
  'Enter a whole number of pounds from {1} to {2}.': 'Ingrese un número entero de libras de {1} a {2}.',
  'Enabled must be Yes or No, not {1}.': 'Enabled debe ser Yes o No, no {1}.',
  'There is no role {1}.': 'No existe el rol {1}.',
  'There is no customer {1}.': 'No existe el cliente {1}.',
  'There is no user type {1}.': 'No existe el tipo de usuario {1}.',
  'Enter a user type in addition to the customers.': 'Además de los clientes, ingrese un tipo de usuario.',

  // Failures
  'Unknown error occurred!': 'Ocurrió un error desconocido.',
  'Request completed successfully!': 'La solicitud se completó correctamente.',
  'Incorrect username or password.': 'Usuario o contraseña incorrectos.',
  'not authorized or username/password incorrect': 'Sin autorización, o usuario o contraseña incorrectos',
  'Account setup not complete. Please check your email for verification link.':
    'Su cuenta aún no está lista. Busque en su correo el enlace de verificación.',
  'User Not Found!': 'No se encontró el usuario',
  'This confirmation link is not valid or has expired.': 'Este enlace de confirmación no es válido o venció.',
  'We could not change your subscription. Please try again.': 'No pudimos cambiar su suscripción. Inténtelo de nuevo.',

  // Help
  'Frequently asked questions': 'Preguntas frecuentes',
  'How to sign in, read the screens and export your data.':
    'Cómo iniciar sesión, leer las pantallas y exportar sus datos.',
  Troubleshooting: 'Solución de problemas',
  'What to check at the trailer when a reading is missing, old or abnormal.':
    'Qué revisar en el remolque cuando una lectura falta, es antigua o anormal.',
  Installation: 'Instalación',
  'How to install a device on a trailer, from preparation to the first report.':
    'Cómo instalar un dispositivo en un remolque, desde la preparación hasta el primer reporte.',
  'How to manage users, groups, trailers and customers, and how to see who changed what.':
    'Cómo administrar usuarios, grupos, remolques y clientes, y ver quién cambió qué.',
};
