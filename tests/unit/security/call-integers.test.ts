import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CALLS } from '@/domain/api/calls'
import { MOST_REVISIONS } from '@/domain/exam/answer'

/** The largest integer of a PostgreSQL int4: a larger one in a statement fails the call with 500. */
const LARGEST = 2 ** 31 - 1

/** Only compared with our own price, in JavaScript; it reaches no statement. */
const COMPARED = ['seenTotal.amount', 'seenPlan.price.amount', 'seenPrice']

type Schema = { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject }

/** Paths of the integers in what a handler gets by a schema, with their bounds. */
const integersOf = (schema: z.ZodType): { path: string; minimum: number; maximum: number }[] => {
  const walk = (node: unknown, path: string[]): ReturnType<typeof integersOf> => {
    if (typeof node !== 'object' || node === null) return []
    const { type, minimum = -Infinity, maximum = Infinity } = node as Record<string, never>
    if (type === 'integer' || type === 'number') return [{ path: path.join('.'), minimum, maximum }]
    return Object.entries(node).flatMap(([key, value]) =>
      walk(value, KEYWORDS.has(key) || /^\d+$/.test(key) ? path : [...path, key]),
    )
  }
  return walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), [])
}
const KEYWORDS = new Set(['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'prefixItems'])

const withoutLimit = (schema: z.ZodType): string[] =>
  integersOf(schema)
    .filter(({ minimum, maximum }) => minimum < -LARGEST || maximum > LARGEST)
    .map(({ path }) => path)

describe('integers that a call takes', () => {
  it.each(Object.entries(CALLS))('in %s fit the database', (_, schema) => {
    const { params, query, body } = schema as Schema
    const found = [params, query, body].flatMap((part) => (part ? withoutLimit(part) : []))
    expect(found.filter((path) => !COMPARED.includes(path))).toEqual([])
  })

  it('are found where one has no limit', () => {
    const planted = z.object({
      some: z.array(z.object({ times: z.int().min(1) })).max(2),
      other: z.int().max(5).min(0),
    })
    expect(withoutLimit(planted)).toEqual(['some.times'])
    expect(integersOf(CALLS['sitting.save'].body).map(({ path }) => path)).toContain('answers.revision')
  })

  it.each([
    ['the first', 1, true],
    ['the last that is taken', MOST_REVISIONS, true],
    ['none', 0, false],
    ['one more than are taken', MOST_REVISIONS + 1, false],
    ['one more than the database holds', 2 ** 31, false],
    ['the largest that is exact', Number.MAX_SAFE_INTEGER, false],
  ])('take %s as a revision, or not', (_, revision, taken) => {
    const answer = { id: 'q', choice: 1, epoch: 0, revision, spentMs: 1, elapsedMs: 1 }
    const body = { orderNumber: '0123456789AB', epoch: 0, anchor: 'a', answers: [answer] }
    expect(CALLS['sitting.save'].body.safeParse(body).success).toBe(taken)
  })
})
