/** A text as the editor's field keeps it: a root, and nodes in nodes. Anything else ends in an unknown error. */
export const isRichText = (value: unknown): boolean => isRow(value) && isNode(value.root)

const isNode = (node: unknown): boolean => {
  if (!isRow(node)) return false
  const { children } = node
  return children === undefined || (Array.isArray(children) && children.every(isNode))
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
