import type { CardMessages } from './card-messages'

export const es: CardMessages = {
  title: 'Pagar con tarjeta',
  testMode: 'Modo de prueba: sin dinero real',
  testHint: 'Usa la tarjeta 4242 4242 4242 4242, cualquier fecha futura y cualquier código de 3 cifras.',
  number: 'Número de tarjeta',
  expiry: 'Caducidad',
  expiryPlaceholder: 'MM/AA',
  code: 'Código de seguridad',
  codeHint: '3 cifras en el reverso; Amex: 4 en el anverso',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  emailHint: 'No se envía nada a esta dirección.',
  postal: 'Código postal',
  pay: 'Pagar {amount}',
  paying: 'Pagando…',
  done: 'Pago recibido',
  challengeTitle: 'Confirma este pago',
  challengeText: 'Con una tarjeta real, tu banco te preguntaría aquí si este pago es tuyo.',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  errors: {
    required: 'Este campo es obligatorio',
    incomplete_card: 'Completa los datos de la tarjeta',
    invalid_number: 'Número de tarjeta no válido',
    invalid_expiry: 'Fecha de caducidad no válida',
    invalid_code: 'Código de seguridad no válido',
    invalid_email: 'Introduce una dirección de correo válida',
    email_format: 'El formato del correo no es correcto',
  },
  refusals: {
    card_declined: 'El banco ha rechazado esta tarjeta. No se ha cobrado nada. Prueba con otra tarjeta.',
    insufficient_funds:
      'Esta tarjeta no tiene saldo suficiente. No se ha cobrado nada. Prueba con otra tarjeta.',
    card_not_supported_in_test_mode:
      'El modo de prueba solo acepta tarjetas de prueba. No se ha cobrado nada. Usa 4242 4242 4242 4242.',
    authentication_failed: 'El pago no se ha confirmado. No se ha cobrado nada. Puedes intentarlo de nuevo.',
    too_many_declines:
      'Se han rechazado demasiadas tarjetas y este pago se ha cerrado. No se ha cobrado nada. Vuelve atrás y empieza de nuevo.',
    intent_canceled: 'Este pago se ha cancelado. Vuelve atrás y empieza de nuevo.',
    unavailable: 'Se ha perdido la conexión. Inténtalo de nuevo: no se te cobrará dos veces.',
  },
}
