import { describe, expect, it } from 'vitest'
import { actionBetween, changesBetween, liveOf } from '@/domain/accounts/audit'

describe('what changed between two states', () => {
  it('is named field by field, with both values', () => {
    const before = {
      id: 'a',
      title: 'Report',
      prices: [{ id: 'x', currency: 'USD', amount: 1499 }],
      updatedAt: '1',
    }
    const after = {
      id: 'a',
      title: 'Report',
      prices: [{ id: 'x', currency: 'USD', amount: 1999 }],
      updatedAt: '2',
    }
    expect(changesBetween({ before, after })).toEqual([
      { path: 'prices.0.amount', before: 1499, after: 1999 },
    ])
  })

  it('is all of a new document and of one that is gone', () => {
    expect(changesBetween({ before: null, after: { code: 'TEN' } })).toEqual([
      { path: 'code', before: null, after: 'TEN' },
    ])
    expect(changesBetween({ before: { code: 'TEN' }, after: null })).toEqual([
      { path: 'code', before: 'TEN', after: null },
    ])
  })

  it('is nothing where an empty text became none', () => {
    expect(changesBetween({ before: { note: '' }, after: { note: null } })).toEqual([])
  })

  it('holds no secret, not even that it is there', () => {
    const after = {
      totpSecret: 's',
      recoveryCodes: ['r'],
      hash: 'h',
      salt: 's',
      sessions: [{ id: '1' }],
      password: 'p',
    }
    expect(changesBetween({ before: {}, after, people: true })).toEqual([])
  })

  it('only names what is personal, and still tells roles', () => {
    const before = { name: 'Ann', email: 'a@example.com', roles: ['editor'] }
    const after = { name: 'Bea', email: 'b@example.com', roles: ['owner'] }
    expect(changesBetween({ before, after, people: true })).toEqual([
      { path: 'name' },
      { path: 'email' },
      { path: 'roles.0', before: 'editor', after: 'owner' },
    ])
  })

  it('only names a long text, whichever side is long', () => {
    const rich = { root: { children: [{ text: 'x'.repeat(400) }] } }
    expect(changesBetween({ before: { content: rich }, after: { content: { root: {} } } })).toEqual([
      { path: 'content' },
    ])
  })
})

describe('of a questionnaire', () => {
  const rules = (fromChoice: number, weights: object) => JSON.stringify({ safety: { fromChoice }, weights })

  it('is told from when on help is shown, and in which language a text changed', () => {
    const phrases = { EN: '{"safety":"Please call"}', DE: '{"safety":"Bitte rufen Sie an"}' }
    const before = { rules: rules(2, {}), phrases }
    const after = { rules: rules(3, {}), phrases: { ...phrases, EN: '{"safety":"Call now"}' } }
    expect(changesBetween({ before, after })).toEqual([
      { path: 'rules.safety.fromChoice', before: 2, after: 3 },
      { path: 'phrases.EN.safety', before: 'Please call', after: 'Call now' },
    ])
  })

  it('is nothing where its JSON is only written otherwise', () => {
    const before = { rules: '{"safety": {"fromChoice": 2}}' }
    expect(changesBetween({ before, after: { rules: '{"safety":{"fromChoice":2}}' } })).toEqual([])
  })

  it('is only named what an answer counts', () => {
    const item = { key: 'a', reversed: false, options: [{ text: 'No', worth: 0 }] }
    const before = { items: [item], rules: rules(2, { mood: 0.5 }) }
    const after = {
      items: [{ ...item, reversed: true, options: [{ text: 'Never', worth: 1 }] }],
      rules: rules(2, { mood: 0.4 }),
    }
    expect(changesBetween({ before, after })).toEqual([
      { path: 'items.0.reversed' },
      { path: 'items.0.options.0.text', before: 'No', after: 'Never' },
      { path: 'items.0.options.0.worth' },
      { path: 'rules.weights.mood' },
    ])
  })

  it('is only named for which motive a choice speaks, beside what is said of motives', () => {
    const stored = (motive: string, text: string) => ({
      rules: JSON.stringify({ map: { motive: { items: { m1: ['social', motive] }, within: 1 } } }),
      phrases: { EN: JSON.stringify({ 'motive.social.text': text }) },
    })
    expect(changesBetween({ before: stored('price', 'Others'), after: stored('joy', 'People') })).toEqual([
      { path: 'rules.map.motive.items.m1.1' },
      { path: 'phrases.EN.motive.social.text', before: 'Others', after: 'People' },
    ])
  })
})

describe('what is in force', () => {
  // biome-ignore format: a table
  it.each([
    [null, { code: 'A' }, 'created'],
    [null, { _status: 'published' }, 'published'],
    [{ _status: 'published' }, { _status: 'published' }, 'changed'],
    [{ _status: 'published' }, { _status: 'draft' }, 'offline'],
    [{ _status: 'draft' }, { _status: 'draft' }, null],
  ] as const)('from %j to %j: %s', (before, after, action) => {
    expect(actionBetween(liveOf(before), liveOf(after))).toBe(action)
  })
})
