import { describe, expect, it } from 'vitest'
import { subScore } from '@/domain/measurement/dimensions/sub-score'
import { probability, type Response } from '@/domain/measurement/item-response'
import { estimateEap } from '@/domain/measurement/posterior'
import { linearForm, seeded } from './support/forms'

const items = linearForm()
const total = (responses: readonly Response[]) => estimateEap({ items, responses })
const upTo = (count: number) => items.map((_, i) => (i < count ? 1 : 0) as 0 | 1)
/** A kind that is every item but every n-th. */
const most = items.map((_, i) => i % 5 !== 0)
const third = items.map((_, i) => i % 3 === 0)
/** Items that measure so well that ten of them beat a total of ten poor ones besides. */
const sharp = items.map((item, i) => (third[i] ? { ...item, a: 4, c: 0 } : { ...item, a: 0.4 }))

describe('a sub-score', () => {
  it('is the total, with the error of that prediction, where the whole test tells more', () => {
    const responses = upTo(18)
    const { theta, se } = total(responses)
    const found = subScore({ items, responses, own: third, total: total(responses) })
    const f = 1 / 3
    const r = (f + (1 - f) * 0.83) / Math.sqrt(f * f + (1 - f) ** 2 + 2 * f * (1 - f) * 0.83)
    expect(found.asTotal).toBe(true)
    expect(found.theta).toBe(theta)
    expect(found.se).toBeCloseTo(Math.sqrt(1 - r * r * (1 - se * se)), 12)
    expect(found.se).toBeGreaterThan(se)
  })

  it('stands for itself where its own items tell more, and is then surer than both', () => {
    const responses = sharp.map(({ b }) => (b < 0.5 ? 1 : 0) as 0 | 1)
    const whole = estimateEap({ items: sharp, responses })
    const found = subScore({ items: sharp, responses, own: third, total: whole })
    const alone = estimateEap({ items: sharp, responses: responses.map((u, i) => (third[i] ? u : null)) })
    expect(found.asTotal).toBe(false)
    expect(found.se).toBeLessThan(alone.se)
    expect(found.theta).toBeCloseTo(alone.theta, 1)
  })

  it('has an error of the size it states, over people whose kinds correlate .83', () => {
    const random = seeded(31)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    for (const form of [items, sharp]) {
      let squares = 0
      let stated = 0
      for (let person = 0; person < 1500; person++) {
        const common = normal()
        const own = Math.sqrt(0.83) * common + Math.sqrt(0.17) * normal()
        const other = Math.sqrt(0.83) * common + Math.sqrt(0.17) * normal()
        const responses = form.map(
          (item, i) => (random() < probability(third[i] ? own : other, item) ? 1 : 0) as 0 | 1,
        )
        const whole = estimateEap({ items: form, responses })
        const found = subScore({ items: form, responses, own: third, total: whole })
        squares += (found.theta - own) ** 2
        stated += found.se ** 2
      }
      expect(squares / stated).toBeGreaterThan(0.85)
      expect(squares / stated).toBeLessThan(1.15)
    }
  })

  it('counts only what was answered into its share of the whole', () => {
    const responses = upTo(18).map((response, i) => (most[i] && i > 12 ? null : response))
    const whole = total(responses)
    const found = subScore({ items, responses, own: most, total: whole })
    expect(found.se).toBeGreaterThan(whole.se)
  })

  it('needs an answer to an item of its kind', () => {
    const responses = upTo(18).map((response, i) => (third[i] ? null : response))
    expect(() => subScore({ items, responses, own: third, total: total(responses) })).toThrow(RangeError)
  })
})
