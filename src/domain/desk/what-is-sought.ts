import { matchPath, type RouteMatch } from '../routing/match-path'

/** What somebody looks for from the top of the desk. */
export type Sought =
  | { by: 'address'; match: RouteMatch; orderNumber: string | null }
  | { by: 'number'; number: string }
  | { by: 'email'; email: string }
  | { by: 'word'; word: string }

/** Fewer signs find nearly everything. */
export const FEWEST_SIGNS = 2

/**
 * A pasted public address, with or without its site, is one of a page; digits, in fours or not, are those of an order; what
 * has an at sign is of an address of mail; anything else is a word. Null: too little to look for.
 */
export const whatIsSought = (text: string): Sought | null => {
  const said = text.trim()
  if (said.length < FEWEST_SIGNS) return null
  const address = addressIn(said)
  if (address) return address
  const digits = said.replace(/[\s-]/g, '')
  if (/^\d{4,12}$/.test(digits)) return { by: 'number', number: digits }
  return said.includes('@') ? { by: 'email', email: said.toLowerCase() } : { by: 'word', word: said }
}

const addressIn = (said: string): Sought | null => {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#\s]+)?(\/[^?#\s]*)(?:\?([^#\s]*))?/.exec(said) ?? []
  if (path === '') return null
  const parameters = new URLSearchParams(query)
  const match = matchPath(path, parameters.get('id'))
  return match && { by: 'address', match, orderNumber: parameters.get('orderNumber') }
}
