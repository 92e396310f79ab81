import type { PayloadRequest } from 'payload'

/** A request of a transaction, with the language and the rights of who asked. */
export const asAskedBy = ({ user, i18n, t, locale }: PayloadRequest, own: PayloadRequest): PayloadRequest =>
  Object.assign(own, { user, i18n, t, locale })
