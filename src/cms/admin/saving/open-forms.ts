import { guardedFetch, type OpenForm } from './guarded-fetch'

type At = Pick<OpenForm, 'collection' | 'id'>

/** The forms that are open in this tab, by document. */
const forms = new Map<string, OpenForm>()
const keyOf = ({ collection, id }: At): string => `${collection}/${id ?? ''}`
let isGuarded = false

/** From now on until what it returns is called, saves of the form are watched. */
export const openForm = (form: OpenForm): (() => void) => {
  guard()
  const key = keyOf(form)
  forms.set(key, form)
  return () => {
    if (forms.get(key) === form) forms.delete(key)
  }
}

export const findForm = (at: At): OpenForm | undefined => forms.get(keyOf(at))

/** Payload's forms save by the global `fetch`, autosave included, and leave no other place to stand. */
const guard = (): void => {
  if (isGuarded) return
  isGuarded = true
  window.fetch = guardedFetch(window.fetch.bind(window), findForm)
}
