import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { PRACTICE_BLUEPRINT } from '@/domain/matrices/generate/blueprint'
import { generateForm } from '@/domain/matrices/generate/generate-form'
import { generateItem, type MatrixItem } from '@/domain/matrices/generate/generate-item'
import { threeStageBlueprint } from '@/domain/matrices/generate/three-stage-blueprint'
import { writeNew } from '@/services/editing/write-new'

/**
 * The items of the IQ test, every part at every level, made from a seed of this installation: rivals cannot look them
 * up. A question's position is that of its place in the test, whatever its level.
 */
export const seedQuestions = async (
  at: { payload: Payload; req: PayloadRequest },
  { examId, seed }: { examId: string; seed: string },
): Promise<void> => {
  const taken = new Set<string>()
  for (const { part, level, items: blueprint } of threeStageBlueprint()) {
    const partSeed = `${seed}/${part}/${level}`
    const items = generateForm({ seed: partSeed, blueprint, taken })
    const first = (part - 1) * items.length + 1
    for (const [index, item] of items.entries()) {
      const position = first + index
      await writeNew(at, {
        collection: 'questions',
        locales: [DEFAULT_LOCALE],
        data: () => ({
          ...documentOf(item),
          name: `Matrix ${String(position).padStart(2, '0')}${levelMark(level)}`,
          exam: examId,
          position,
          part,
          level,
          seed: `${partSeed}/${index}`,
          _status: 'published',
        }),
      })
    }
  }
}

const levelMark = (level: number): string =>
  level === 0 ? '' : ` (${level > 0 ? '+' : '−'}${Math.abs(level)})`

/** An item as its question holds it. */
export const documentOf = (item: MatrixItem) => ({
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
