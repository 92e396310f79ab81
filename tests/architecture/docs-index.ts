/** A file below `docs/`, by its path there. */
export type Doc = string

const LINK = /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g

/** Paths below `docs/` that an index links to; what lies above it or on another site is none. */
export const entriesOf = (index: string): string[] =>
  [...index.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:\.\.\/|[a-z]+:)/.test(target))

/**
 * What an index says wrongly, one sentence each: a file that it does not name, an entry without a file, one named
 * twice. A folder with a README of its own is named by that; its other files are the folder's own affair, and are held
 * against its own README in the same way.
 */
export const indexProblems = ({ index, files }: { index: string; files: readonly Doc[] }): string[] => {
  const entries = entriesOf(index)
  const housed = files
    .filter((file) => file.endsWith('/README.md'))
    .map((file) => file.slice(0, -'README.md'.length))
  const wanted = files.filter((file) => {
    if (file === 'README.md') return false
    const house = housed.find((folder) => file.startsWith(folder))
    return house === undefined || file === `${house}README.md`
  })
  return [
    ...wanted.filter((file) => !entries.includes(file)).map((file) => `${file} is not in the index`),
    ...entries
      .filter((entry) => !files.includes(entry))
      .map((entry) => `${entry} is in the index and is not there`),
    ...entries
      .filter((entry, at) => entries.indexOf(entry) !== at)
      .map((entry) => `${entry} is in the index twice`),
  ]
}
