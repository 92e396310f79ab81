import { matchPath, type RouteMatch } from '../routing/match-path'

/** What somebody looks for from the top of the desk. */
export type Sought =
  | { by: 'address'; match: RouteMatch; orderNumber: string | null }
  | { by: 'email'; email: string }
  /** `number`: what it would be as a part of an order's number; null: it is none. */
  | { by: 'word'; word: string; number: string | null }

/** Fewer signs find nearly everything. */
export const FEWEST_SIGNS = 2

/**
 * A pasted public address, with or without its site, is one of a page; what has an at sign is of an address of mail; anything
 * else is a word, which may be an order's number as well, in fours or not. Null: too little to look for.
 */
export const whatIsSought = (text: string): Sought | null => {
  const said = text.trim()
  if (said.length < FEWEST_SIGNS) return null
  const address = addressIn(said)
  if (address) return address
  if (said.includes('@')) return { by: 'email', email: said.toLowerCase() }
  // As a number is read (order-number.ts): no letter is taken for a digit.
  const number = said.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  return { by: 'word', word: said, number: /^[\dA-Z]{4,12}$/.test(number) ? number : null }
}

const addressIn = (said: string): Sought | null => {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#\s]+)?(\/[^?#\s]*)(?:\?([^#\s]*))?/.exec(said) ?? []
  if (path === '') return null
  const parameters = new URLSearchParams(query)
  const match = matchPath(path, parameters.get('id'))
  return match && { by: 'address', match, orderNumber: parameters.get('orderNumber') }
}
