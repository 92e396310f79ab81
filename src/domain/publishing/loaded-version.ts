/** The header by which the admin's forms say which version of a document they were filled from: its `updatedAt`. */
export const LOADED_VERSION = 'x-form-version'

/** Where Payload takes saves of globals, each under its name, as those of a collection under their ids. */
export const GLOBALS = 'globals'

/** What a refused save tells the form. */
export type NewerVersion = {
  /** Who saved it; null: nobody of the staff, or nobody knows. */
  by: { name: string; own: boolean } | null
  /** When: also the name of that version, for a form that goes on from it. */
  at: string
  /** Where it holds something else than the form. */
  fields: { path: string; where: string }[]
}

/** Both are times as ISO 8601 writes them; what is no time is no version. */
export const isSameVersion = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other)
