import { LONGEST_NAME } from '@/domain/exam/taker-facts'
import { emailErrors } from '../email/email-errors'

const NAMES = ['firstName', 'lastName', 'fullName'] as const
const FIELDS = [...NAMES, 'email', 'birthYear', 'country', 'agreed'] as const
type Field = (typeof FIELDS)[number]

/** What to say of a field: that it is not filled in as it should be, by its own name, or that it is too long. */
export type PersonErrors = { [Name in Field]?: Name | 'tooLong' }

type Written = Record<(typeof NAMES)[number] | 'email', string> & { agreed: boolean }

/** What is wrong with the form, field by field; an empty object when it may be sent. */
export const personErrors = (written: Written): PersonErrors => {
  const { email, agree } = emailErrors(written)
  const names = NAMES.map((name) => [name, nameError(name, written[name].trim())])
  return {
    ...Object.fromEntries(names.filter(([, error]) => error)),
    ...(email && { email: 'email' }),
    ...(agree && { agreed: 'agreed' }),
  }
}

const nameError = (name: Field, value: string) => {
  if (value === '') return name
  return [...value].length > LONGEST_NAME ? 'tooLong' : null
}

/** The fields that the server refused; an empty object when it named none of them. */
export const refusedFields = (issues: readonly { path: string }[]): PersonErrors =>
  Object.fromEntries(
    FIELDS.filter((field) => issues.some(({ path }) => path === field)).map((field) => [field, field]),
  )
