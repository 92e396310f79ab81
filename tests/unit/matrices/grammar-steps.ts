import { createTranslator } from 'next-intl'
import { type Locale, tagOf } from '@/domain/locale/locales'
import {
  ATTRIBUTE_SCALE,
  ATTRIBUTES,
  type AttributeKey,
  layerOf,
  type Value,
} from '@/domain/matrices/attributes'
import { type ExplanationStep, type Miss, type Part, SLIPS } from '@/domain/matrices/explain/explanation'
import { LEADS } from '@/domain/matrices/explain/presence'
import type { Say } from '@/domain/matrices/explain/say'
import { sayStep } from '@/domain/matrices/explain/say-step'
import { COLUMNS, DIRECTIONS, FALLING, RISING, ROWS, RULES, type RuleName } from '@/domain/matrices/rules'
import { readMessages } from '@/i18n/messages'

/** What the rule can be about, by the grammar, and in which forms it runs. */
const isPossible = (rule: RuleName, attribute: AttributeKey): boolean => {
  const scale = ATTRIBUTE_SCALE[attribute]
  if (rule === 'progression') return scale !== 'set'
  if (rule === 'distribute-two') return LEADS.includes(attribute)
  if (rule === 'arithmetic') return attribute === 'figure.count'
  if (rule === 'composition') return scale === 'cyclic'
  return ['constant', 'distribute-three'].includes(rule) || scale === 'set'
}
const FORMS: Partial<Record<RuleName, number[]>> = {
  progression: [-2, -1, 1, 2],
  arithmetic: [1, -1],
  composition: [1, -1],
  difference: [1, -1],
}
const partsOf = (attribute: AttributeKey): Part[] => {
  const layer = layerOf(attribute)
  return layer === 'figure' ? ['figure', 'outer'] : [layer]
}
export const linesOf = {
  row: [ROWS],
  column: [COLUMNS],
  diagonal: [
    FALLING,
    RISING,
    [
      [1, 5],
      [3, 7],
      [0, 4, 8],
    ],
  ],
}

/** Every step that the grammar can need, in every form and for every part. */
export const steps: ExplanationStep[] = ATTRIBUTES.flatMap((attribute) =>
  RULES.filter((rule) => isPossible(rule, attribute)).flatMap((rule) =>
    DIRECTIONS.flatMap((direction) =>
      linesOf[direction].flatMap((lines) =>
        (FORMS[rule] ?? [null]).flatMap((by) =>
          partsOf(attribute).flatMap((part) =>
            endingsOf(rule, attribute).map((values) => ({
              ...{ attribute, part, rule, direction, by, values },
              lines: lines.map((line) => [...line]),
            })),
          ),
        ),
      ),
    ),
  ),
)

function endingsOf(rule: RuleName, attribute: AttributeKey): Value[][] {
  const ordinary: Value[] = [1, 2, 3]
  if (rule === 'distribute-two')
    return [
      [null, 2, 2],
      [2, 2, null],
    ]
  return LEADS.includes(attribute) && ['constant', 'distribute-three'].includes(rule)
    ? [ordinary, [1, 2, null]]
    : [ordinary]
}

/** Every way to miss them. */
export const misses: { miss: Miss; steps: ExplanationStep[] }[] = steps.flatMap((step) =>
  [null, ...SLIPS].flatMap((slip) =>
    (ATTRIBUTE_SCALE[step.attribute] === 'set'
      ? [
          [6, 3],
          [7, 3],
          [1, 3],
        ]
      : [
          [1, 2],
          [null, 2],
          [2, null],
        ]
    ).map(([shown = null, wanted = null]) => ({
      miss: { attribute: step.attribute, part: step.part, shown, wanted, slip },
      steps: [step],
    })),
  ),
)

export const told = (step: ExplanationStep, say: Say): string[] => {
  const { rule, result } = sayStep({ step, say })
  return [rule, ...result]
}

/** The words of a locale; a missing message or argument throws. */
export const voiceOf = async (locale: Locale): Promise<Say> =>
  createTranslator({
    locale: tagOf(locale),
    messages: await readMessages(locale),
    namespace: 'explain',
    onError: (error) => {
      throw error
    },
  })
