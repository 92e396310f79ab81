import { parseAst } from 'vitest/node'
import type { Source } from './arrows'

export const MOST_FILES = 25
export const MOST_LINES = 250
export const MOST_FUNCTION_LINES = 70

/** Folders that are lists: who looks for a thing in them knows its name (docs/ARCHITECTURE.md, "Sizes"). */
export const LISTS: ReadonlySet<string> = new Set(['ui/primitives', 'cms/collections', 'front'])

/** Files whose functions may be longer, and why. */
export const LONGER: Readonly<Record<string, string>> = {
  'gateways/payments/sandbox/server/form/client/card-rules.ts': 'its source is sent to the browser as it is',
  'gateways/payments/sandbox/server/form/client/form-client.ts': 'its source is sent to the browser as it is',
}

const GENERATED = /^payload-(?:types|schema)\.ts$/

/** Every folder, file and function that is larger than a reader takes in at once; one sentence each. */
export const tooLarge = (sources: readonly Source[]): string[] => [
  ...crowdedFolders(sources.map(({ path }) => path)),
  ...sources.filter(({ path }) => !GENERATED.test(path)).flatMap(longPieces),
]

const crowdedFolders = (paths: readonly string[]): string[] =>
  [...new Set(paths.map(folderOf))]
    .map((folder) => ({ folder, length: paths.filter((path) => folderOf(path) === folder).length }))
    .filter(({ folder, length }) => length > MOST_FILES && !LISTS.has(folder))
    .map(({ folder, length }) => `${folder} has ${length} files, a folder has at most ${MOST_FILES}`)

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

const longPieces = ({ path, text }: Source): string[] => {
  const lines = text.trimEnd().split('\n').length
  // A function is no longer than its file: only the long ones are worth the parser's time.
  if (lines <= MOST_FUNCTION_LINES || !/\.tsx?$/.test(path)) return []
  const tooManyLines = `${path} has ${lines} lines, a file has at most ${MOST_LINES}`
  return [
    ...(lines > MOST_LINES ? [tooManyLines] : []),
    ...(path in LONGER ? [] : longFunctions({ path, text })),
  ]
}

export const longFunctions = ({ path, text }: Source): string[] => {
  const starts = lineStarts(text)
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset)
  const found: string[] = []
  const visit = (node: SyntaxNode, name: string) => {
    const own = node.id?.name ?? node.key?.name ?? name
    if (FUNCTIONS.has(node.type)) {
      const lines = lineOf(node.end - 1) - lineOf(node.start) + 1
      if (lines > MOST_FUNCTION_LINES)
        found.push(`${path} has a function of ${lines} lines (${own}), the most is ${MOST_FUNCTION_LINES}`)
    }
    for (const child of childrenOf(node)) visit(child, own)
  }
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as SyntaxNode, 'without a name')
  return found
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
])

/** A function's name is its own (`id`), or that of what it is assigned to (`id` or `key` of a node around it). */
type SyntaxNode = {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
  key?: { name?: string } | null
}

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values<unknown>(node)
    .flat()
    .filter((value): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value)

const lineStarts = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
