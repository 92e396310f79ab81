export type Reading = { name: string; value: unknown; currency?: unknown }
type Row = Record<string, unknown>

/** How a stored value is best shown. */
export type Kind =
  | { is: 'nothing' }
  | { is: 'id'; id: string }
  | { is: 'yesNo'; yes: boolean }
  | { is: 'number'; number: number }
  | { is: 'money'; sums: { amount: unknown; currency: unknown }[] }
  | { is: 'moment'; at: Date }
  | { is: 'codes'; codes: string[] }
  | { is: 'panels'; panels: unknown[] }
  | { is: 'table'; columns: string[]; rows: Row[]; currency?: unknown }
  | { is: 'pairs'; pairs: [string, unknown][]; currency?: unknown }

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const AMOUNTS = [
  'amount',
  'list',
  'subtotal',
  'total',
  'taxIncluded',
  'expected',
  'found',
  'charged',
  'refunded',
]
/** What a panel of the matrix grammar is made of. */
const LAYERS = ['figure', 'inner', 'lines']

export const kindOf = ({ name, value, currency }: Reading): Kind => {
  if (value === null || value === undefined || value === '') return { is: 'nothing' }
  if (typeof value === 'boolean') return { is: 'yesNo', yes: value }
  if (typeof value === 'number')
    return AMOUNTS.includes(name) && typeof currency === 'string'
      ? { is: 'money', sums: [{ amount: value, currency }] }
      : { is: 'number', number: value }
  if (typeof value === 'string') return kindOfText(value)
  if (Array.isArray(value)) return kindOfList(value, currency)
  return kindOfRow(value as Row, currency)
}

const kindOfText = (text: string): Kind => {
  if (UUID.test(text)) return { is: 'id', id: text }
  const at = MOMENT.test(text) ? new Date(text) : null
  return at && !Number.isNaN(at.getTime()) ? { is: 'moment', at } : { is: 'codes', codes: [text] }
}

const kindOfList = (list: unknown[], currency: unknown): Kind => {
  if (list.length === 0) return { is: 'nothing' }
  if (!list.every(isRow))
    return { is: 'codes', codes: list.map((entry) => (isRow(entry) ? '…' : String(entry))) }
  if (list.every(isMoney)) return { is: 'money', sums: list as { amount: unknown; currency: unknown }[] }
  if (list.every(isDrawing)) return { is: 'panels', panels: list.map((row) => row.panel ?? row) }
  return { is: 'table', columns: [...new Set(list.flatMap(Object.keys))], rows: list, currency }
}

const kindOfRow = (row: Row, currency: unknown): Kind => {
  if (isMoney(row)) return { is: 'money', sums: [row as { amount: unknown; currency: unknown }] }
  if (isDrawing(row)) return { is: 'panels', panels: [row] }
  const pairs = Object.entries(row)
  return pairs.length === 0 ? { is: 'nothing' } : { is: 'pairs', pairs, currency: row.currency ?? currency }
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMoney = (row: Row): boolean =>
  Object.keys(row).length === 2 && typeof row.amount === 'number' && typeof row.currency === 'string'
const isDrawing = (row: Row): boolean => {
  const panel = isRow(row.panel) ? row.panel : row
  const keys = Object.keys(panel)
  return keys.length > 0 && keys.every((key) => LAYERS.includes(key))
}
