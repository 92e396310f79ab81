import { describe, expect, it } from 'vitest'
import { isCounted } from '@/cms/endpoints/enforce-limit'
import type { Limit } from '@/domain/api/call-row'
import { HttpRefusal, Refusal } from '@/services/refusal'

const all: Limit = { max: 30, windowSeconds: 3600 }
const wrongLinks: Limit = { ...all, onlyRefused: 'linkInvalid' }

describe('a request counts', () => {
  it.each<[string, Limit, unknown, boolean]>([
    ['before it is handled, whatever becomes of it', all, undefined, true],
    ['not once more when it is refused', all, new Refusal('linkInvalid'), false],
    ['not before it is handled, where only wrong links count', wrongLinks, undefined, false],
    ['after it brought a wrong link', wrongLinks, new Refusal('linkInvalid'), true],
    ['not when it was refused for another reason', wrongLinks, new Refusal('sittingLocked'), false],
    ['not when it was refused by another limit', wrongLinks, new HttpRefusal('tooMany'), false],
    ['not when we failed', wrongLinks, new Error('connection lost'), false],
  ])('%s', (_, limit, error, counted) => {
    expect(isCounted({ limit, error })).toBe(counted)
  })
})
