import { describe, expect, it } from 'vitest'
import { mayDo, type Relation } from '@/domain/accounts/relations'

describe('what whoever stands in several relations may do', () => {
  it.each<[string, Relation[], Parameters<typeof mayDo>[1], ReturnType<typeof mayDo>]>([
    ['nobody', [], { deed: 'read', running: true }, null],
    ['a device that answers', ['device'], { deed: 'sit', running: true }, 'yes'],
    ['a device after handing in', ['device'], { deed: 'sit', running: false }, null],
    ['a device that hands in again', ['device'], { deed: 'handIn', running: false }, 'yes'],
    ['a device that orders', ['device'], { deed: 'buy', running: false }, null],
    ['a link that orders', ['link'], { deed: 'buy', running: false }, 'yes'],
    ['a link that erases', ['link'], { deed: 'erase', running: false }, 'letter'],
    ['a link in the browser that began it', ['browser', 'link'], { deed: 'erase', running: false }, 'yes'],
    ['after signing out', ['signedOut'], { deed: 'buy', running: false }, 'signIn'],
    ['after signing out, a test that runs', ['signedOut'], { deed: 'sit', running: true }, 'yes'],
    ['after signing out, with the link', ['signedOut', 'link'], { deed: 'buy', running: false }, 'yes'],
    ['the customer elsewhere, who answers', ['customer'], { deed: 'sit', running: true }, null],
    ['the customer elsewhere, who shares', ['customer'], { deed: 'share', running: false }, 'yes'],
    ['by a letter, who shares', ['second'], { deed: 'share', running: false }, null],
    ['a link of another mailbox, who keeps it', ['link'], { deed: 'keep', running: false }, 'yes'],
    ['a device that keeps it', ['device'], { deed: 'keep', running: false }, null],
    ['by a letter, who erases', ['second', 'link'], { deed: 'erase', running: false }, 'letter'],
  ])('%s', (_, relations, asked, expected) => {
    expect(mayDo(relations, asked)).toBe(expected)
  })
})
