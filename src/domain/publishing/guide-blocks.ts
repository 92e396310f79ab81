import type { CallData } from '@/domain/api/calls'
import { isLinkTarget } from '@/domain/publishing/link-target'

type Block = CallData<'package.guides'>['guides'][number]['blocks'][number]
type Run = Extract<Block, { kind: 'paragraph' }>['runs'][number]
type Node = {
  type?: string
  text?: string
  format?: number | string
  listType?: string
  fields?: { url?: unknown } | null
  children?: Node[]
}

const BOLD = 1
const ITALIC = 2

/** An editor's document as what a reader's browser draws: the editor itself, and what else a document knows, stay here. */
export const guideBlocks = (document: unknown): Block[] =>
  ((document as { root?: Node } | null)?.root?.children ?? [])
    .map(blockOf)
    .filter((block) => (block.kind === 'list' ? block.items.length > 0 : block.runs.length > 0))

const blockOf = (node: Node): Block => {
  if (node.type === 'list') {
    return {
      kind: 'list',
      ordered: node.listType === 'number',
      items: (node.children ?? []).map((item) => runsOf(item)),
    }
  }
  return { kind: node.type === 'heading' ? 'heading' : 'paragraph', runs: runsOf(node) }
}

const runsOf = (node: Node, href: string | null = null): Run[] =>
  (node.children ?? []).flatMap((child): Run[] => {
    if (child.type === 'linebreak') return [{ text: '\n', bold: false, italic: false, href: null }]
    if (child.children) return runsOf(child, targetOf(child) ?? href)
    if (!child.text) return []
    const format = typeof child.format === 'number' ? child.format : 0
    return [{ text: child.text, bold: (format & BOLD) > 0, italic: (format & ITALIC) > 0, href }]
  })

const targetOf = ({ fields }: Node): string | null => {
  const url = fields?.url
  return typeof url === 'string' && isLinkTarget(url) ? url : null
}
