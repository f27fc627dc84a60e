import type { dataTexts as english } from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'No existe esa operación.',
  'invoice.version_gone': 'Esta versión ya no se conserva.',
  'invoice.empty_file': 'El archivo está vacío, así que no se ha abierto nada. Elige otro archivo.',
  'invoice.other_file': 'Este archivo no es una factura.',
  'sender.last': 'Hace falta al menos un emisor.',
  'sender.too_many': 'Puede haber como máximo {max:digits} emisores.',
  'invoice.too_large': 'Este documento es demasiado grande para guardarlo.',

  'store.disk_full': 'El disco está lleno. No se ha guardado nada.',
  'store.read_only': 'La carpeta de datos es de solo lectura. No se ha guardado nada.',
  'store.in_use': 'Otro programa está usando el archivo de datos. No se ha guardado nada.',
  'store.disk_error': 'El disco indica un error. No se ha guardado nada.',
  'store.damaged': 'El archivo de datos está dañado. No se ha modificado.',
  'store.no_access': 'No se puede abrir la carpeta de datos. Comprueba sus permisos.',
  'store.no_folder': 'No se puede crear la carpeta de datos en esta ruta.',
  'store.not_a_folder': 'En la ruta de la carpeta de datos hay un archivo.',
  'store.unusable': 'El archivo de datos no se puede usar ahora. No se ha guardado nada.',
  'store.full_unreadable':
    'El disco está lleno y tus datos no se pueden leer sin algo de espacio libre. No se ha perdido nada. Libera espacio en el disco y abre Billwright de nuevo.',
  'store.read_only_unreadable':
    'La carpeta de datos es de solo lectura, y en la carpeta de archivos temporales no hay sitio para leer tus datos. No se ha perdido nada. Permite la escritura en la carpeta de datos o libera espacio en la otra, y abre Billwright de nuevo.',
  'store.not_copied': 'No se pudieron copiar tus datos antes de la actualización. No se ha cambiado nada.',
  'store.no_backup': 'No hay ninguna copia de seguridad que se pueda leer.',
  'store.copy_gone': 'Esta copia de tus datos ya no está en la carpeta de datos. No se ha cambiado nada.',
  'store.copy_damaged': 'Esta copia de tus datos está dañada. No se ha cambiado nada. Elige otra.',
  'store.recovery_stopped': 'Se ha detenido la recuperación. Tus datos no han cambiado.',
  'data.submissions_open':
    'Una presentación no ha terminado, así que no se ha cambiado nada. Primero espera a que termine, retírala o indica si el documento existe.',
  'import.nothing_received':
    'No se ha recibido ningún archivo, así que no se ha importado nada. Tus datos no han cambiado. Elige el archivo otra vez.',
  'import.empty_file':
    'El archivo está vacío, así que no se ha importado nada. Tus datos no han cambiado. Elige un archivo que haya exportado Billwright.',

  'file.no_folder': 'La carpeta {folder} no existe. Créala o elige otra.',
  'file.folder_not_writable': 'No se pueden escribir archivos en {folder}. Elige otra carpeta.',
  'file.disk_full': 'El disco está lleno.',
  'file.no_program': 'No se ha abierto nada: el programa {command} falta en este ordenador o ha fallado.',
  'file.no_mail_program':
    'No se ha abierto ningún programa de correo, así que no se ha escrito ningún correo. Guarda el PDF y adjúntalo tú a un correo.',
  'link.refused': 'Este enlace no se puede abrir.',
} satisfies Translation<typeof english>
