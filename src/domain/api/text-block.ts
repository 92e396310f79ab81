import { z } from 'zod'

const runs = z.array(
  z.object({ text: z.string(), bold: z.boolean(), italic: z.boolean(), href: z.string().nullable() }),
)

/** A piece of an editor's text as a reader's browser draws it (domain/publishing/guide-blocks.ts). */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
])

export type TextBlock = z.infer<typeof block>
