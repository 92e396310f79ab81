import { readCsv } from '@/domain/languages/texts/csv'
import type { Locale } from '@/domain/locale/locales'
import type { TextChange } from '../../publishing/texts/save-texts'

/** What stands for a letter that could not be read. */
const LOST = '\uFFFD'

/** What a file would change, each with its row in it; null: it is no table of ours. */
export const changesIn = (
  file: string,
  { locale, current }: { locale: Locale; current: ReadonlyMap<string, string> },
): { changes: TextChange[]; rows: ReadonlyMap<string, number> } | null => {
  // Some spreadsheets save in an alphabet of their own, read as UTF-8 it has lost letters.
  if (file.includes(LOST)) return null
  const [head, ...lines] = readCsv(file) ?? []
  const [path, seen, text] = ['path', 'seen', locale].map((name) => head?.indexOf(name) ?? -1)
  if (path === undefined || seen === undefined || text === undefined) return null
  if (Math.min(path, seen, text) < 0) return null
  const told = lines.map((line, index) => ({
    row: index + 2,
    change: { path: line[path] ?? '', seen: line[seen] ?? '', text: line[text] ?? '' },
  }))
  // An empty cell is one that nobody translated. What is as it was is not sent at all, so that a whole course fits.
  const meant = told.filter(({ change }) => change.text !== '' && current.get(change.path) !== change.text)
  return {
    changes: meant.map(({ change }) => change),
    rows: new Map(meant.map(({ row, change }) => [change.path, row])),
  }
}
