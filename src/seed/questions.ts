import type { Payload, PayloadRequest } from 'payload'
import { FORM_30_BLUEPRINT, PRACTICE_BLUEPRINT } from '@/domain/matrices/blueprint'
import { generateForm } from '@/domain/matrices/generate-form'
import { generateItem, type MatrixItem } from '@/domain/matrices/generate-item'

/** The thirty items of the IQ test, made from a seed of this installation: rivals cannot look them up. */
export const seedQuestions = async (
  { payload, req }: { payload: Payload; req: PayloadRequest },
  { examId, seed, parts }: { examId: string; seed: string; parts: number },
): Promise<void> => {
  const items = generateForm({ seed, blueprint: FORM_30_BLUEPRINT })
  const perPart = Math.ceil(items.length / parts)
  for (const [index, item] of items.entries()) {
    await payload.create({
      collection: 'questions',
      req,
      depth: 0,
      context: { skipInvalidation: true },
      data: {
        ...documentOf(item),
        name: `Matrix ${String(index + 1).padStart(2, '0')}`,
        exam: examId,
        position: index + 1,
        part: Math.floor(index / perPart) + 1,
        seed: `${seed}/${index}`,
        _status: 'published',
      },
    })
  }
}

const documentOf = (item: MatrixItem) => ({
  panels: item.panels.map((panel) => ({ panel })),
  options: item.options.map((panel, index) => ({ panel, error: item.distractors[index]?.error ?? null })),
  key: item.key + 1,
  a: 1.3,
  b: item.difficulty.b,
  c: 1 / 6,
  bSe: item.difficulty.sd,
  rules: item.rules,
  layers: item.layers.length,
})

/** The practice item that the instructions show; it counts for nothing. */
export const practiceItem = (seed: string) => {
  const [blueprint] = PRACTICE_BLUEPRINT
  if (!blueprint) throw new Error('There is no practice blueprint.')
  const { panels, options, key } = generateItem({ seed: `${seed}/practice`, blueprint })
  return { panels, options, key }
}
