/** Spreadsheets take UTF-8 for something else without it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet would run what begins so; an apostrophe before it says that it is a text. */
const RUNS = /^'*[=+\-@\t\r]/

const escaped = (text: string): string => (RUNS.test(text) ? `'${text}` : text)
const unescaped = (text: string): string => (text.startsWith("'") && RUNS.test(text) ? text.slice(1) : text)

/** A table as RFC 4180 writes it. No cell is a formula, and each is read back as it was. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')

const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '""')}"`

/**
 * The rows of a table, its cells taken literally: what looks like a formula is a text. Line breaks in a cell are those of
 * our own texts, whatever the program that wrote the file made of them. null: it is no table.
 */
export const readCsv = (file: string): string[][] | null => {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file
  const rows: string[][] = [[]]
  const separator = separatorOf(text)
  const cell = CELLS[separator]
  cell.lastIndex = 0
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex
    const [, inQuotes, bare = '', end = ''] = cell.exec(text) ?? []
    if (cell.lastIndex === 0) return null
    rows.at(-1)?.push(unescaped((inQuotes?.replaceAll('""', '"') ?? bare).replace(/\r\n?/g, '\n')))
    if (end !== separator) rows.push([])
    if (cell.lastIndex === from) break
  }
  return rows.filter((row) => row.some((text) => text !== ''))
}

/** A cell and what ends it. In a table of semicolons a comma is a letter like any other, which spreadsheets put in no quotes. */
const CELLS = {
  ',': /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y,
  ';': /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|\n|\r|$)/y,
}

/** Spreadsheets of some countries write semicolons. */
const separatorOf = (text: string): keyof typeof CELLS => {
  const [head = ''] = text.split(/\r|\n/, 1)
  return head.split(';').length > head.split(',').length ? ';' : ','
}
