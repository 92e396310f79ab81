import { describe, expect, it } from 'vitest'
import { AREAS, isSame, judgeRoles, mayDo, type StaffRole, sees } from '@/domain/accounts/staff-roles'

const openTo = (role: StaffRole, asked: 'read' | 'write' | 'seen') =>
  AREAS.filter((area) => (asked === 'seen' ? sees([role], area) : mayDo([role], area, asked)))

describe('a role', () => {
  // biome-ignore format: a table
  it.each([
    ['editor', 'write', ['content', 'items', 'landings', 'media', 'terms', 'health']],
    ['editor', 'seen', ['content', 'items', 'landings', 'media', 'terms', 'health']],
    ['editor', 'read', ['content', 'items', 'landings', 'themes', 'media', 'terms', 'shop', 'health']],
    ['marketer', 'write', ['landings', 'themes', 'media', 'codes']],
    ['marketer', 'seen', ['landings', 'themes', 'media', 'shop', 'codes', 'statistics']],
    ['marketer', 'read', ['content', 'landings', 'themes', 'media', 'terms', 'shop', 'codes', 'statistics']],
    ['support', 'write', ['orders', 'messages', 'moderation']],
    ['support', 'seen', ['content', 'items', 'orders', 'messages', 'moderation', 'people']],
    ['support', 'read', ['content', 'items', 'landings', 'media', 'terms', 'shop', 'codes', 'orders', 'messages', 'moderation', 'people']],
    ['owner', 'write', AREAS],
    ['owner', 'seen', AREAS],
  ] as const)('%s: %s', (role, asked, areas) => {
    expect(openTo(role, asked)).toEqual(areas)
  })

  it('adds to another, and takes nothing from it', () => {
    const both = ['editor', 'support'] as const
    for (const area of AREAS)
      expect(mayDo(both, area, 'write')).toBe(both.some((role) => mayDo([role], area, 'write')))
  })

  it.each([[[]], [['nobody']], [['__proto__']], [['constructor']], [['toString']]])(
    '%j opens nothing',
    (roles) => {
      for (const area of AREAS)
        expect([mayDo(roles, area, 'read'), mayDo(roles, area, 'write'), sees(roles, area)]).toEqual([
          false,
          false,
          false,
        ])
    },
  )
})

describe('a change of roles', () => {
  // biome-ignore format: a table
  it.each([
    // before, after, self, other owners
    [['editor'], ['editor', 'support'], false, 1, null],
    [['owner'], ['editor'], false, 1, null],
    [['owner'], ['editor'], false, 0, 'lastOwner'],
    [['owner'], null, false, 0, 'lastOwner'],
    [['owner'], null, false, 1, null],
    [['editor'], null, false, 0, null],
    [['owner', 'editor'], ['editor', 'owner'], true, 0, null],
    [['owner', 'editor'], ['editor', 'editor'], true, 1, 'ownRoles'],
    [['owner', 'editor'], ['editor', 'editor'], false, 0, 'lastOwner'],
    [['owner'], ['owner', 'editor'], true, 1, 'ownRoles'],
    [['editor'], ['support'], true, 1, 'ownRoles'],
    [['owner'], null, true, 1, 'ownRoles'],
    [['editor'], [], false, 1, 'noRole'],
  ] as const)('from %j to %j (own: %s, other owners: %i): %s', (before, after, isSelf, otherOwners, problem) => {
    expect(judgeRoles({ before, after, isSelf, otherOwners })).toBe(problem)
  })
})

describe('two lists of roles', () => {
  // biome-ignore format: a table
  it.each([
    [['owner', 'editor'], ['editor', 'owner'], true],
    [['owner'], ['owner', 'owner'], true],
    // As many, and all of the one in the other, but not the other way round.
    [['editor', 'editor'], ['owner', 'editor'], false],
    [['owner', 'editor'], ['editor', 'editor'], false],
    [[], ['editor'], false],
  ])('%j and %j are the same: %s', (left, right, same) => {
    expect(isSame(left, right)).toBe(same)
  })
})
