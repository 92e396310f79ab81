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

/** Somebody, somehow: other items, open questions, missing times, with or without the reaction task. */
export const anySitting = (random: () => number): ScorableSitting => {
  const items = scorableForm().map((item) => ({
    ...item,
    a: 0.7 + random(),
    b: item.b + random() - 0.5,
    bSe: random() < 0.5 ? 0.8 : 0.2,
  }))
  const open = 0.2 * random()
  const skill = random()
  return {
    items,
    responses: items.map(() => (random() < open ? null : random() < skill ? 1 : 0)),
    times: items.map(() => (random() < 0.1 ? null : 1 + 40 * random())),
    shownChoices: items.map(() => Math.floor(6 * random())),
    openCountsAsWrong: random() < 0.5,
    adaptive: random() < 0.5,
    reactionMs: random() < 0.5 ? null : Array.from({ length: 12 }, () => 200 + 400 * random()),
  }
}
