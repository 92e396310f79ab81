import { dictionary } from '@zxcvbn-ts/language-common'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { passwordProblem, SHORTEST_STAFF_PASSWORD } from '@/domain/accounts/password'
import { FIRST_ADDRESS } from '@/domain/accounts/staff-roles'
import type { Admin } from '@/payload-types'
import { say } from '../admin/words/say'

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String))

/** In `req.context`: the old password was asked for (endpoints/admin/own-account.ts). */
export const OLD_PASSWORD_GIVEN = 'oldPasswordGiven'

/**
 * A password that a form or a call sets: none that is guessed first, and one's own only with the old one. By a mailed link it
 * is set past this hook, and judged by services/admins/new-password.ts.
 */
export const strongPassword: CollectionBeforeValidateHook<Admin> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { password } = (data ?? {}) as { password?: unknown }
  if (typeof password !== 'string' || password === '') return data
  const refuse = (message: string) =>
    new ValidationError({ collection: 'admins', errors: [{ path: 'password', message }], req }, req.t)
  const isOwn = operation === 'update' && req.user?.id === originalDoc?.id
  if (isOwn && req.context[OLD_PASSWORD_GIVEN] !== true) throw refuse(say(req.i18n, 'passwords.oldNeeded'))
  const email = String(data?.email ?? originalDoc?.email ?? '')
  const problem = passwordProblem({
    password,
    words: ['plumbline', email.split('@')[0] ?? '', email.split('@')[1]?.split('.')[0] ?? ''],
    isCommon: (plain) => COMMON.has(plain),
    shortest: SHORTEST_STAFF_PASSWORD,
  })
  if (problem)
    throw refuse(say(req.i18n, problem === 'passwordTooShort' ? 'passwords.tooShort' : 'passwords.common'))
  return data
}

/**
 * Nobody changes their own address: a letter to it sets a password without the old one, so a browser that was left open would be
 * enough to take the account over. Only the address that an installation begins with is nobody's yet.
 */
export const ownAddress: CollectionBeforeValidateHook<Admin> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || req.user?.id !== originalDoc.id) return data
  if (originalDoc.email === FIRST_ADDRESS) return data
  const email = data?.email
  if (email === undefined || plain(email) === plain(originalDoc.email)) return data
  const message = say(req.i18n, 'passwords.ownAddress')
  throw new ValidationError({ collection: 'admins', errors: [{ path: 'email', message }], req }, req.t)
}

const plain = (email: unknown): string => String(email).trim().toLowerCase()
