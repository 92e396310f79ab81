import { CODE_DIGITS, CODE_MINUTES, isCode, normalizeCode } from '@/domain/accounts/email-code'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@/domain/accounts/password'
import { LONGEST_PERSON_NAME } from '@/domain/accounts/profile'
import { CallRefused } from '@/ui/api/call-at'
import { type Problem, problemOf } from '@/ui/api/problem-of'
import { emailErrors } from '@/ui/sitting/email/email-errors'

/** The names that the fields have in their forms. */
export type Field = 'name' | 'email' | 'old' | 'password' | 'again' | 'code' | 'agreed'

/** What is wrong with a field, as `account.errors` says it. */
export type FieldError =
  | 'nameMissing'
  | 'nameTooLong'
  | 'emailMissing'
  | 'emailInvalid'
  | 'passwordMissing'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordCommon'
  | 'passwordWrong'
  | 'mismatch'
  | 'codeMissing'
  | 'codeInvalid'
  | 'codeWrong'
  | 'codeExpired'
  | 'loginWrong'
  | 'privacyMissing'

export type FieldErrors = Partial<Record<Field, FieldError>>

/** The numbers that the sentences of `account.errors` name. */
export const ERROR_NUMBERS = {
  least: SHORTEST_PASSWORD,
  most: LONGEST_PASSWORD,
  longestName: LONGEST_PERSON_NAME,
  digits: CODE_DIGITS,
  minutes: CODE_MINUTES,
}

const lengthOf = (text: string): number => [...text].length

export const nameError = (name: string): FieldError | null => {
  if (name.trim() === '') return 'nameMissing'
  return name.trim().length > LONGEST_PERSON_NAME ? 'nameTooLong' : null
}

const ADDRESS_ERRORS = { missing: 'emailMissing', invalid: 'emailInvalid' } as const

export const addressError = (email: string): FieldError | null => {
  const { email: error } = emailErrors({ email, agreed: true })
  return error ? ADDRESS_ERRORS[error] : null
}

/** Of a password that exists: how long it has to be was decided when it was chosen. */
export const knownPasswordError = (password: string): FieldError | null => {
  if (password === '') return 'passwordMissing'
  return password.length > LONGEST_PASSWORD ? 'passwordTooLong' : null
}

export const newPasswordError = (password: string): FieldError | null => {
  if (lengthOf(password) < SHORTEST_PASSWORD) return 'passwordTooShort'
  return password.length > LONGEST_PASSWORD ? 'passwordTooLong' : null
}

export const againError = ({ password, again }: { password: string; again: string }): FieldError | null =>
  password === again ? null : 'mismatch'

export const codeError = (code: string): FieldError | null => {
  const digits = normalizeCode(code)
  if (digits === '') return 'codeMissing'
  return isCode(digits) ? null : 'codeInvalid'
}

/** The fields that are wrong, without those that are not. */
export const onlyWrong = (errors: Partial<Record<Field, FieldError | null>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))

const REFUSALS: { [Name in Problem]?: FieldErrors } = {
  loginWrong: { password: 'loginWrong' },
  codeWrong: { code: 'codeWrong' },
  codeExpired: { code: 'codeExpired' },
  passwordWrong: { old: 'passwordWrong' },
  passwordTooShort: { password: 'passwordTooShort' },
  passwordCommon: { password: 'passwordCommon' },
  privacyMissing: { agreed: 'privacyMissing' },
}

/** What the server's check says of a field that this one let pass. */
const MALFORMED: FieldErrors = {
  name: 'nameMissing',
  email: 'emailInvalid',
  old: 'passwordTooLong',
  password: 'passwordTooLong',
  code: 'codeInvalid',
}

/** The fields that a refused call was about; an empty object when it was about none. */
export const refusedFields = (failure: unknown): FieldErrors => {
  const problem = problemOf(failure)
  if (problem !== 'malformed') return REFUSALS[problem] ?? {}
  const paths = failure instanceof CallRefused ? failure.issues.map(({ path }) => path) : []
  return Object.fromEntries(Object.entries(MALFORMED).filter(([field]) => paths.includes(field)))
}

/** The same for a form that signs in with a code: it has no password that could be the wrong one. */
export const refusedCode = (failure: unknown): FieldErrors =>
  problemOf(failure) === 'loginWrong' ? { code: 'codeWrong' } : refusedFields(failure)

/** What is left of the errors when fields were written anew: an error of two fields ends with either of them. */
export const stillWrong = (errors: FieldErrors, touched: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field, error]) => {
      if (touched.has(field)) return false
      if (error === 'mismatch') return !touched.has('password')
      return !(error === 'loginWrong' && touched.has('email'))
    }),
  )
