import { describe, expect, it } from 'vitest'
import { changesOf, draftOf, isBirthdayWrong, refusedText } from '@/ui/centre/info/profile-draft'
import { base64Of, middleSquare } from '@/ui/centre/info/square-picture'
import { calledName, initialOf } from '@/ui/centre/initial-of'

const TODAY = '2026-11-22'
const STORED = { name: 'Ana', nickname: null, phone: '+49 30 1', birthday: '1990-04-23', sex: null }
const written = (changed: object) => ({ ...draftOf(STORED), ...changed })

describe('a profile that is saved', () => {
  it.each<[string, object, object]>([
    ['nothing was changed', {}, {}],
    ['blanks around a name are no change', { name: ' Ana ' }, {}],
    ['one field was changed', { nickname: 'An' }, { nickname: 'An' }],
    ['an emptied field is null', { phone: '  ' }, { phone: null }],
    ['an answer was given', { sex: 'confidential' }, { sex: 'confidential' }],
    ['full-width digits are digits', { birthday: '１９９１-０４-２３' }, { birthday: '1991-04-23' }],
  ])('%s', (_, changed, body) => {
    expect(changesOf(written(changed), STORED)).toEqual(body)
  })

  it('an answer is taken back with null', () => {
    expect(changesOf(draftOf({ ...STORED, sex: null }), { ...STORED, sex: 'man' })).toEqual({ sex: null })
  })

  it.each<[string, boolean]>([
    ['', false],
    ['1990-04-23', false],
    [' 1990-04-23 ', false],
    ['23.04.1990', true],
    ['1990-02-30', true],
    ['2026-11-23', true],
    ['1899-12-31', true],
  ])('the birthday %j is refused: %s', (birthday, wrong) => {
    expect(isBirthdayWrong(written({ birthday }), TODAY)).toBe(wrong)
  })

  it('knows the field that the server refused', () => {
    expect(refusedText([{ path: 'avatar' }, { path: 'phone' }])).toBe('phone')
    expect(refusedText([{ path: 'avatar' }])).toBeNull()
  })
})

describe('a picture', () => {
  it.each([
    ['wide', { width: 2000, height: 1000 }, { x: 500, y: 0, side: 1000, edge: 512 }],
    ['tall', { width: 301, height: 600 }, { x: 0, y: 149, side: 301, edge: 301 }],
    ['of one point', { width: 1, height: 1 }, { x: 0, y: 0, side: 1, edge: 1 }],
    ['without a height', { width: 10, height: 0 }, { x: 5, y: 0, side: 0, edge: 1 }],
  ])('that is %s gives the square of its middle, never enlarged', (_, size, square) => {
    expect(middleSquare(size)).toEqual(square)
  })

  it('is sent without the prefix of its address', () => {
    expect(base64Of('data:image/jpeg;base64,/9j/4AA=')).toBe('/9j/4AA=')
    expect(base64Of('data:image/png;base64,iVBO')).toBeNull()
    expect(base64Of('data:,')).toBeNull()
  })
})

describe('how somebody is addressed', () => {
  const email = 'zoe@example.com'
  it.each([
    ['by the nickname', { name: 'Ana', nickname: 'bo' }, 'bo', 'B'],
    ['by the name', { name: 'Ana', nickname: ' ' }, 'Ana', 'A'],
    ['not at all', { name: null, nickname: null }, null, 'Z'],
    ['with a letter of two code units', { name: '𠮷田', nickname: null }, '𠮷田', '𠮷'],
  ])('%s', (_, names, called, initial) => {
    expect(calledName(names)).toBe(called)
    expect(initialOf({ ...names, email }, 'en')).toBe(initial)
  })
})
