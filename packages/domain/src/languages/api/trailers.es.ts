/** Errors about trailers, groups and customers, in Spanish. */
export const trailers: Readonly<Record<string, string>> = {
  'Several trailers have this number. Use the VIN instead.': 'Varios remolques tienen este número. Use el VIN.',
  'This VIN is in the file more than once.': 'Este VIN aparece más de una vez en el archivo.',
  'You can view this trailer but not change it.': 'Puede ver este remolque, pero no cambiarlo.',
  'This trailer belongs to {1}. Use a transfer to move it to another customer.':
    'Este remolque pertenece a {1}. Use una transferencia para pasarlo a otro cliente.',
  'This trailer is on lease. Only its unit ID and groups can be changed.':
    'Este remolque está arrendado. Solo se pueden cambiar su ID de unidad y sus grupos.',
  'Enter the customer of this new trailer.': 'Introduzca el cliente de este remolque nuevo.',
  "You don't administer a customer named {1}.": 'Usted no administra ningún cliente llamado {1}.',
  'A new trailer needs a Unit ID.': 'Un remolque nuevo necesita un ID de unidad.',
  'A new trailer needs a Type.': 'Un remolque nuevo necesita un tipo.',
  'A new trailer needs a Product Type.': 'Un remolque nuevo necesita un tipo de producto.',
  'A new trailer needs a Device Family.': 'Un remolque nuevo necesita una familia de dispositivos.',
  'There is no group {1} that can hold trailers.': 'No existe ningún grupo {1} que pueda contener remolques.',
  'A group in this row has been deleted.': 'Se eliminó un grupo de esta fila.',
  'Someone else saved this trailer. Import the row again.':
    'Otra persona guardó este remolque. Importe la fila de nuevo.',
  'This trailer no longer exists.': 'Este remolque ya no existe.',
  'Send {1} to {2} rows at a time.': 'Envíe de {1} a {2} filas a la vez.',
  'Choose groups of this customer.': 'Elija grupos de este cliente.',
  'Someone else saved this trailer. Review their changes and save again.':
    'Otra persona guardó este remolque. Revise los cambios y guarde de nuevo.',
  'Choose a manufacturer.': 'Elija un fabricante.',
  'This serial number is already in use.': 'Este número de serie ya está en uso.',
  'Choose the customer of the sensor box.': 'Elija el cliente de la caja de sensores.',
  'A trailer with this VIN is already registered.': 'Ya hay un remolque registrado con este VIN.',
  'This Unit ID is already used by another trailer.': 'Otro remolque ya usa este ID de unidad.',
  'This serial number is already used by another trailer.': 'Otro remolque ya usa este número de serie.',
  'This Cargo Cam ID is already used by another trailer.': 'Otro remolque ya usa este ID de Cargo Cam.',
  'Enter {1} to {2} unit IDs or VINs.': 'Introduzca de {1} a {2} ID de unidad o VIN.',
  'Choose {1} to {2} groups.': 'Elija de {1} a {2} grupos.',
  'A customer can have at most {1} groups.': 'Un cliente puede tener como máximo {1} grupos.',
  "{1} is a special group and can't be changed.": '{1} es un grupo especial y no se puede cambiar.',
  "{1} is a special group. Trailers can't be added to it.":
    '{1} es un grupo especial. No se le pueden añadir remolques.',
  'Someone else changed this group. Review their changes and try again.':
    'Otra persona cambió este grupo. Revise los cambios e inténtelo de nuevo.',
  'Another group of this customer has this name.': 'Otro grupo de este cliente tiene este nombre.',
  'A group can be under at most {1} groups.': 'Un grupo puede estar bajo {1} grupos como máximo.',
  "Groups can't be placed under the special group {1}.": 'No se pueden colocar grupos bajo el grupo especial {1}.',
  "A group can't be placed under itself or a group below it.":
    'Un grupo no puede estar bajo sí mismo ni bajo uno de sus subgrupos.',
  'This would repeat too many groups in the tree. Place the group under fewer others.':
    'Esto repetiría demasiados grupos en el árbol. Coloque el grupo bajo menos grupos.',
  'Choose at most {1} at a time.': 'Elija como máximo {1} a la vez.',
  'Search for {1} to {2} characters.': 'Busque de {1} a {2} caracteres.',
  'Someone else saved this customer. Review their changes and save again.':
    'Otra persona guardó este cliente. Revise los cambios y guarde de nuevo.',
  'Another customer has this short name.': 'Otro cliente tiene este nombre corto.',
  'There is no feature {1}.': 'No existe la función {1}.',
};
