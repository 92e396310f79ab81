import type { Random } from '@/domain/matrices/random'
import { estimateAbility } from '@/domain/measurement/estimate-ability'
import { probability } from '@/domain/measurement/item-response'
import { SCORING_VERSION, SCORINGS } from '@/domain/measurement/scorings'
import { normal } from '../lib/normal'
import type { Form, FormItem } from './forms'

export type Sitting = { items: FormItem[]; responses: (0 | 1)[] }

/** One taker of that ability through a form. Each item is as hard as it truly is: its b plus an error of sd bSe. */
export const sit = ({ form, theta, random }: { form: Form; theta: number; random: Random }): Sitting => {
  const given: Sitting = { items: [], responses: [] }
  for (let part = form.next(given); part; part = form.next(given)) {
    const answers = part.map((item): 0 | 1 => {
      const b = item.b + item.bSe * normal(random)
      return random.next() < probability(theta, { ...item, b }) ? 1 : 0
    })
    given.items.push(...part)
    given.responses.push(...answers)
  }
  return given
}

/** The result as the product gives it. */
export const resultOf = ({ items, responses }: Sitting): { theta: number; se: number } =>
  estimateAbility({ items, responses, scoring: SCORINGS[SCORING_VERSION] }).told
