import type { HelpTranslations } from '../help/helpContent';

/** Sections of Help in Spanish. */
export const helpEs: HelpTranslations = {
  messages: {
    title: '¿Cómo muestro un mensaje a los usuarios?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Abra Configuración y después Mensajes a los usuarios, y elija Escribir mensaje.',
          'Elija la gravedad y escriba el texto. Las líneas en blanco separan párrafos; las negritas, las cursivas, las listas y los enlaces funcionan como en Markdown.',
          'Elija roles, clientes y funciones. Un usuario debe cumplir todos los campos que usted rellene. La vista previa muestra el mensaje tal como lo verán sus destinatarios y a cuántos usuarios llega.',
          'Elija el inicio y el fin, o deje ambos vacíos, y elija Publicar. Los portales abiertos lo muestran de inmediato.',
        ],
      },
      {
        kind: 'text',
        text: 'Los administradores y los desarrolladores escriben mensajes. Quien descarta un mensaje deja de verlo en todos sus dispositivos; un mensaje que no se puede descartar necesita un fin. Un mensaje para un cliente llega a los usuarios de ese cliente, no al personal que trabaja con todos los clientes. Retirar termina un mensaje de inmediato para todos.',
      },
    ],
  },
  updates: {
    title: '¿Cómo actualizo dispositivos por aire (OTA)?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Abra Configuración, después Administración OTA y la pestaña de lo que desea actualizar. Elija Cargar paquete. Su empresa firma el paquete, que no se puede modificar después de cargarlo.',
          'Elija Iniciar campaña y seleccione los dispositivos con un filtro o una lista pegada. Elija Comprobar dispositivos. La vista previa muestra qué dispositivos quedan fuera y por qué.',
          'Confirme el número de dispositivos. La campaña empieza con una etapa pequeña, espera y después abre la siguiente.',
          'Siga la campaña en su página. Cada número abre la lista de sus dispositivos.',
        ],
      },
      {
        kind: 'terms',
        items: [
          {
            term: 'Confirmada',
            meaning: 'El dispositivo ha comunicado la versión nueva. Nada más cuenta como confirmación.',
          },
          {
            term: 'Detenida automáticamente',
            meaning:
              'Demasiados dispositivos de una etapa han fallado. Ningún otro recibe la tarea hasta que usted reanude con un límite nuevo o un motivo.',
          },
          {
            term: 'Condiciones',
            meaning:
              'Un dispositivo espera hasta que su remolque las cumpla todas, p. ej., estacionado durante 30 minutos. Una condición que no se puede evaluar no se cumple.',
          },
          {
            term: 'Revertir',
            meaning:
              'Termina la campaña e inicia otra que lleva los dispositivos confirmados a la versión que usted elija.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Cancelar termina lo que está en cola o se está descargando. Una instalación que ya empezó no se puede detener.',
      },
    ],
  },
  'file-servers': {
    title: '¿Cómo publico paquetes en un servidor FTP?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Abra Configuración, después Administración OTA FTP, y elija Agregar servidor. Use SFTP o FTPS si sus gateways lo permiten: FTP no está cifrado.',
          'Compare la huella de la clave de host con la que le dio el operador del servidor y elija Confirmar huella. Antes de eso no se envía nada al servidor.',
          'Abra la carpeta y elija Publicar paquete. El archivo recibe su nombre solo después de leer de vuelta y comparar su contenido.',
        ],
      },
      {
        kind: 'text',
        text: 'Junto a cada paquete hay un manifiesto con su versión, SHA-256 y firma, que los gateways comprueban. Verificar compara de nuevo ambos archivos. Si falta un manifiesto, publique de nuevo el paquete con el mismo nombre. Al eliminar un paquete también se elimina su manifiesto.',
      },
    ],
  },
  subscriptions: {
    title: '¿Cómo cambio SIM y sus planes?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Abra Configuración, después Administración de suscripciones, y busque la SIM por VIN, ID de unidad o ICCID. Para cambiar varias, filtre la lista y elija Cambiar varias, o pegue allí una lista.',
          'Elija la acción y revise sus efectos: los remolques suspendidos dejan de comunicar, y una SIM desactivada no se puede activar de nuevo. Para otro plan, elija Cambiar plan. La confirmación muestra los planes actuales.',
          'Espere al proveedor. Un estado cambia solo cuando el proveedor lo confirma. Hasta entonces, el cambio se muestra con su hora.',
        ],
      },
      {
        kind: 'terms',
        items: [
          {
            term: 'Rechazadas',
            meaning: 'El proveedor ha rechazado el cambio. Se muestra el motivo, y puede solicitarlo de nuevo.',
          },
          {
            term: 'Sin respuesta',
            meaning: 'El proveedor no ha confirmado el cambio en 30 minutos. Su estado se consulta automáticamente.',
          },
          {
            term: 'Suspendida',
            meaning:
              'Un remolque con la SIM suspendida no comunica a propósito: ninguna incidencia de mantenimiento ni alerta por falta de señal.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Los administradores y los administradores de cuenta pueden cambiar SIM. Los demás tipos de administrador pueden verlas.',
      },
    ],
  },
  leases: {
    title: '¿Cómo arriendo remolques a otro cliente?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Abra Configuración, después Administración de arrendamientos, y elija Nuevo arrendamiento.',
          'Elija el arrendador y el arrendatario e introduzca el primer día. Deje vacío el último día para un arrendamiento sin fin.',
          'Pegue VIN o ID de unidad, uno por línea, y elija Comprobar remolques. Las líneas que no se pueden arrendar quedan fuera, con un motivo.',
          'Elija Revisar arrendamiento y confirme. El arrendamiento empieza a medianoche en la zona horaria del arrendador.',
        ],
      },
      {
        kind: 'text',
        text: 'El arrendador conserva su acceso. El arrendatario ve los remolques y lo que comunican durante el arrendamiento, y nada de antes ni de después. Cuando termina, el arrendatario también pierde el acceso a lo comunicado. Ambos pueden enviar comandos a los equipos de refrigeración, y cada uno ve en el registro los del otro.',
      },
    ],
  },
  transfers: {
    title: '¿Cómo transfiero remolques a otro cliente?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Abra Configuración, después Transferencia de VIN, y elija Nueva transferencia.',
          'Elija ambos clientes. Si un cliente no aparece en la lista, introduzca su nombre completo.',
          'Pegue VIN o ID de unidad, uno por línea, y elija Comprobar remolques. Las líneas que no se pueden transferir quedan fuera, con un motivo.',
          'Introduzca una fecha, o déjela vacía para transferir en cuanto se acepte. Elija Revisar transferencia e introduzca el número de remolques para confirmar. Con Guardar borrador puede continuar más tarde. La otra parte no ve los borradores.',
          'Un usuario de la otra parte tiene que aceptarla, salvo que la haya solicitado un administrador.',
        ],
      },
      {
        kind: 'terms',
        items: [
          {
            term: 'Se transfiere',
            meaning:
              'VIN, ID de unidad, dispositivo, sensores, códigos de falla, documentos de inspección y actualizaciones en curso.',
          },
          {
            term: 'Se queda',
            meaning: 'Posiciones, actividad, imágenes, alertas e informes de antes. El cliente nuevo no puede verlos.',
          },
          {
            term: 'Termina',
            meaning: 'Grupos, reglas de alerta, enlaces compartidos y arrendamientos de estos remolques.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Ambas partes pueden cancelar una transferencia hasta que termine. Los remolques ya transferidos se quedan con el cliente nuevo. Los administradores pueden deshacer una transferencia durante las 24 horas posteriores a su fin. Los remolques vuelven entonces con sus grupos y reglas.',
      },
    ],
  },
};
