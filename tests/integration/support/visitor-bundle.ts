import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A browser script of the build: its name below `chunks/` and its text. */
export type Chunk = { name: string; text: string }

/** Texts that survive minification, each of something that only the admin may load. */
const FOREIGN = {
  'the rich text editor': /__lexical|LexicalEditor/,
  "Payload's admin": /payload-|field-type|collection-list/,
  'drag and drop of the admin': /DndContext/,
  'a date picker of the admin': /react-datepicker/,
  'a code editor of the admin': /monaco/,
  'a chart library': /recharts/,
  'a schema library': /ZodError|invalid_type/,
} as const

/** What of the admin, or of charts, stands in these scripts; one sentence each. */
export const foreignIn = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ name, text }) =>
    Object.entries(FOREIGN).flatMap(([what, mark]) => (mark.test(text) ? [`${name} holds ${what}`] : [])),
  )

/** First scripts and, through however many, every script that one of them may load later. */
export const reachOf = (first: readonly string[], all: readonly Chunk[]): Chunk[] => {
  const byName = new Map(all.map((chunk) => [chunk.name, chunk]))
  const reached = new Set<Chunk>()
  const waiting = [...first]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = byName.get(name)
    if (!chunk || reached.has(chunk)) continue
    reached.add(chunk)
    for (const [, later = ''] of chunk.text.matchAll(/static\/chunks\/([\w.~-]+\.js)/g)) waiting.push(later)
  }
  return [...reached]
}

const next = fileURLToPath(new URL('../../../.next', import.meta.url))

/** The scripts of the build that is being tested. */
export const readChunks = (): Chunk[] =>
  readdirSync(join(next, 'static/chunks'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(next, 'static/chunks', name), 'utf8') }))

/** Which scripts a first visit of each route loads, as Next wrote it down. */
export const readRoutes = (): { route: string; first: string[] }[] => {
  const file = join(next, 'diagnostics/route-bundle-stats.json')
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { route: string; firstLoadChunkPaths: string[] }[]
  return rows.map(({ route, firstLoadChunkPaths }) => ({
    route,
    first: firstLoadChunkPaths.map((path) => path.split('/chunks/')[1] ?? path),
  }))
}
