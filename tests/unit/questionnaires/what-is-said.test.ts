import { describe, expect, it } from 'vitest'
import {
  inOrder,
  isOpen,
  nearBands,
  otherLetter,
  toldProbability,
  typeSentence,
} from '@/domain/questionnaires/what-is-said'

const band = (id: string, probability: number) => ({
  id,
  name: null,
  text: '',
  tip: null,
  free: null,
  seek: null,
  from: 0,
  probability,
})
const axis = (letters: string, probability: number) => ({
  axis: { letter: letters[0]!, probability, flip: 0.1 },
  bands: [...letters].toSorted().map((letter) => band(letter, letter === letters[0] ? probability : 0)),
})

describe('the sentence that tells the type', () => {
  it.each([
    ['four sure letters', [0.99, 0.95, 0.92, 0.9], { said: 'clear' }],
    ['one letter that is rather so', [0.99, 0.95, 0.89, 0.9], { said: 'likely' }],
    ['three in four is not close yet', [0.75, 0.75, 0.75, 0.75], { said: 'likely' }],
    ['one close letter', [0.99, 0.95, 0.9, 0.74], { said: 'oneOpen', letter: 'P', other: 'J' }],
    ['two close letters', [0.6, 0.95, 0.9, 0.74], { said: 'someOpen', count: 2 }],
    ['four close letters', [0.5, 0.5, 0.5, 0.5], { said: 'someOpen', count: 4 }],
  ])('of %s', (_, probabilities, said) => {
    const axes = ['IE', 'NS', 'FT', 'PJ'].map((letters, index) => axis(letters, probabilities[index]!))
    expect(typeSentence(axes)).toEqual(said)
  })
})

describe('a letter', () => {
  it.each([
    [0.5, true],
    [0.749, true],
    [0.75, false],
    [1, false],
  ])('of probability %f is close: %s', (probability, open) => {
    expect(isOpen({ probability })).toBe(open)
  })

  it('has another one, whichever of the two it is', () => {
    expect(otherLetter(axis('IE', 0.8))).toBe('E')
    expect(otherLetter(axis('EI', 0.8))).toBe('I')
  })
})

describe('the ranges that are told beside the likeliest', () => {
  it.each([
    ['none where the likeliest is sure enough', 'low', [0.75, 0.25, 0], []],
    ['those of one in ten and more', 'low', [0.6, 0.38, 0.02], ['middle']],
    ['the likelier one first', 'middle', [0.1, 0.6, 0.3], ['high', 'low']],
    ['two equals in their order', 'middle', [0.25, 0.5, 0.25], ['low', 'high']],
  ] as const)('are %s', (_, here, [low, middle, high], near) => {
    const bands = [band('low', low), band('middle', middle), band('high', high)]
    expect(nearBands({ band: here, bands }).map(({ id }) => id)).toEqual(near)
  })
})

describe('the scales of a report', () => {
  it.each([
    [
      ['pe', 'us', 'si', 'overall', 'ma'],
      ['overall', 'pe', 'us', 'ma', 'si'],
    ],
    [
      ['ei', 'sn', 'tf', 'jp'],
      ['ei', 'sn', 'tf', 'jp'],
    ],
    [[], []],
  ])('%j are told as %j', (given, told) => {
    expect(inOrder(given.map((id) => ({ id }))).map(({ id }) => id)).toEqual(told)
  })
})

describe('a probability', () => {
  it.each([
    [1, 0.99],
    [0.995, 0.99],
    [0.985, 0.99],
    [0.984, 0.98],
    [0.5, 0.5],
    [0.014, 0.01],
    [0.0001, 0.01],
    [0, 0.01],
  ])('%f is told as %f: never certain, never impossible', (probability, told) => {
    expect(toldProbability(probability)).toBe(told)
  })
})
