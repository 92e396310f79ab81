/**
 * The words of a text with form, as its text nodes have them in their order. What is around them (paragraphs, lists, links,
 * what is bold) is not theirs and stays as it is.
 */
export const partsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (!isRow(value)) return []
  if (isText(value)) return [value.text]
  return partsOf(value.root ?? value.children)
}

/** The same text with other words in some of its parts, by their number from 0. */
export const withParts = (value: unknown, words: ReadonlyMap<number, string>): unknown => {
  let at = -1
  const replaced = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replaced)
    if (!isRow(node)) return node
    if (isText(node)) {
      at += 1
      return { ...node, text: words.get(at) ?? node.text }
    }
    if (node.root !== undefined) return { ...node, root: replaced(node.root) }
    return node.children === undefined ? node : { ...node, children: replaced(node.children) }
  }
  return replaced(value)
}

type Row = Record<string, unknown>

const isText = (node: Row): node is Row & { text: string } =>
  node.type === 'text' && typeof node.text === 'string'

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
