/** Errors about reports, and reasons of runs and files, in Spanish. */
export const reports: Readonly<Record<string, string>> = {
  'The customer has {1} reports. Delete one first.': 'El cliente tiene {1} informes. Elimine uno primero.',
  'Someone else has changed this report.': 'Otra persona cambió este informe.',
  'Someone else has changed these settings.': 'Otra persona cambió esta configuración.',
  "{1} can't be used. Reports of this customer are sent only to addresses at {2}.":
    'No se puede usar {1}. Los informes de este cliente solo se envían a direcciones de {2}.',
  'You can change only your own reports.': 'Solo puede cambiar sus propios informes.',
  'The owner of this report has access, so it is not paused.':
    'El propietario de este informe tiene acceso, por lo que no está en pausa.',
  "The type of a report can't be changed. Create another report.":
    'El tipo de un informe no se puede cambiar. Cree otro informe.',
  'The owner of the report no longer has access. An administrator can take the report over.':
    'El propietario del informe ya no tiene acceso. Un administrador puede hacerse cargo del informe.',
  "This type of report isn't part of the customer's plan.": 'Este tipo de informe no forma parte del plan del cliente.',
  'The service was not running at that time.': 'El servicio no estaba en funcionamiento a esa hora.',
  'The run was interrupted several times.': 'La ejecución se interrumpió varias veces.',
  'The result has more than {1} rows. Choose fewer trailers, geofences or days.':
    'El resultado tiene más de {1} filas. Elija menos remolques, geocercas o días.',
  'The run took more than {1} minutes of CPU time. Choose fewer trailers, geofences or days.':
    'La ejecución usó más de {1} minutos de CPU. Elija menos remolques, geocercas o días.',
  'The customer has had {1} runs in {2} hours. Run the report tomorrow, or less often.':
    'El cliente tuvo {1} ejecuciones en {2} horas. Ejecute el informe mañana o con menos frecuencia.',
  'Results and files of the customer take more than {1} GB. Old ones are deleted every night; delete reports that are no longer needed.':
    'Los resultados y archivos del cliente ocupan más de {1} GB. Los antiguos se eliminan cada noche. Elimine los informes que ya no necesite.',
  'Something went wrong while the report ran. Run it again.':
    'Ocurrió un error durante la ejecución del informe. Ejecútelo de nuevo.',
  'A PDF has up to {1} rows. Create an XLSX or CSV file, or choose fewer trailers or days.':
    'Un PDF tiene hasta {1} filas. Cree un archivo XLSX o CSV, o elija menos remolques o días.',
  "PDF files can't be created here.": 'Aquí no se pueden crear archivos PDF.',
  'The file could not be created. Try again.': 'No se pudo crear el archivo. Inténtelo de nuevo.',
  'The result is no longer kept. Run the report again.': 'El resultado ya no se conserva. Ejecute el informe de nuevo.',
  'This run has no result.': 'Esta ejecución no tiene resultado.',
  "This result may show trailers that you don't have access to.":
    'Este resultado puede mostrar remolques a los que usted no tiene acceso.',
  'Enter {1} to {2} different email addresses.': 'Introduzca de {1} a {2} direcciones de correo distintas.',
  'Only a missed run can be made up for.': 'Solo se puede recuperar una ejecución omitida.',
};
