import type { ScorableItem, ScorableSitting } from '@/domain/measurement/score-sitting'
import { linearForm } from './forms'

/** The linear form with rules that grow harder: ten easy items, ten with two layers, ten heavy logic items. */
export const scorableForm = (bSe = 0): ScorableItem[] =>
  linearForm().map((item, i) => {
    const kinds = [
      ['progression'],
      ['distribute-three', 'arithmetic'],
      ['xor', 'and', 'constant', 'progression'],
    ]
    const stage = Math.floor(i / 10)
    return { ...item, bSe, features: { rules: kinds[stage]!, layers: stage + 1 } }
  })

/** A calm taker of `right` right answers from the easiest on; times as long as predicted, moderately uneven. */
export const calmSitting = (right: number, items = scorableForm()): ScorableSitting => ({
  items,
  responses: items.map((_, i) => (i < right ? 1 : 0)),
  times: items.map(({ features }, i) => Math.exp(2.4 + 0.12 * features.layers + 0.5 * Math.sin(i * 2.4))),
  shownChoices: items.map((_, i) => (i * i + 3 * i + (i % 5)) % 6),
})
