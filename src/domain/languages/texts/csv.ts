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
  const cell = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r\n|\n|\r|$)/y
  const separator = separatorOf(text)
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex
    const [, inQuotes, bare = '', end = ''] = cell.exec(text) ?? []
    // A comma in a table of semicolons is part of its cell, which then has to stand in quotes.
    if (cell.lastIndex === 0 || ((end === ',' || end === ';') && end !== separator)) return null
    rows.at(-1)?.push(unescaped((inQuotes?.replaceAll('""', '"') ?? bare).replace(/\r\n?/g, '\n')))
    if (end !== separator) rows.push([])
    if (cell.lastIndex === from) break
  }
  return rows.filter((row) => row.some((text) => text !== ''))
}

/** Spreadsheets of some countries write semicolons. */
const separatorOf = (text: string): string => {
  const [head = ''] = text.split(/\r|\n/, 1)
  return head.split(';').length > head.split(',').length ? ';' : ','
}
