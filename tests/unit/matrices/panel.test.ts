import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { panelKey, panelOf, readPanel } from '@/domain/matrices/attributes'
import { parsePanel } from '@/domain/matrices/panel'

const square = { shape: 'square', fill: 'none', size: 4 }

describe('parsePanel', () => {
  it.each([
    ['one figure', { figure: square }],
    ['a pointing figure', { figure: { shape: 'arrow', fill: 'dark', rotation: 7, size: 1 } }],
    ['nine figures', { figure: { shape: 'star', fill: 'mid', count: 9 } }],
    ['figures at places', { figure: { shape: 'star', fill: 'mid', slots: 511 } }],
    ['lines alone', { lines: 4095 }],
    ['three layers', { figure: square, inner: { shape: 'drop', fill: 'dark', rotation: 0 }, lines: 1 }],
  ])('accepts %s and finds it canonical', (_, value) => {
    const panel = parsePanel(JSON.parse(JSON.stringify(value)))
    expect(panel).toEqual(value)
    expect(panelOf(readPanel(panel!))).toEqual(value)
  })

  it.each([
    ['null', null],
    ['a string', 'square'],
    ['an array', [{ figure: square }]],
    ['nothing', {}],
    ['an unknown key', { figure: square, onload: 'x' }],
    ['an unknown key in a figure', { figure: { ...square, style: 'x' } }],
    ['an own __proto__ key', JSON.parse('{"lines":1,"__proto__":{"x":1}}')],
    ['an unknown shape', { figure: { ...square, shape: 'heart' } }],
    ['a shape named like a method', { figure: { ...square, shape: 'constructor' } }],
    ['an unknown fill', { figure: { ...square, fill: 'url(#x)' } }],
    ['a shape in an array', { figure: { ...square, shape: ['square'] } }],
    ['a size of 0', { figure: { ...square, size: 0 } }],
    ['a size of 5', { figure: { ...square, size: 5 } }],
    ['a size of 1.5', { figure: { ...square, size: 1.5 } }],
    ['a size in a string', { figure: { ...square, size: '4' } }],
    ['a size that is not a number', { figure: { ...square, size: Number.NaN } }],
    ['no extent', { figure: { shape: 'square', fill: 'none' } }],
    ['two extents', { figure: { ...square, count: 3 } }],
    ['a count of 10', { figure: { shape: 'star', fill: 'none', count: 10 } }],
    ['no slot', { figure: { shape: 'star', fill: 'none', slots: 0 } }],
    ['a tenth slot', { figure: { shape: 'star', fill: 'none', slots: 512 } }],
    ['a turned circle', { figure: { shape: 'circle', fill: 'none', size: 4, rotation: 0 } }],
    ['an arrow without heading', { figure: { shape: 'arrow', fill: 'none', size: 4 } }],
    ['a heading of 8', { figure: { shape: 'arrow', fill: 'none', size: 4, rotation: 8 } }],
    ['a heading of -1', { figure: { shape: 'arrow', fill: 'none', size: 4, rotation: -1 } }],
    ['an inner figure alone', { inner: { shape: 'star', fill: 'dark' } }],
    [
      'an inner figure in a small one',
      { figure: { ...square, size: 3 }, inner: { shape: 'star', fill: 'dark' } },
    ],
    [
      'an inner figure in a cross',
      { figure: { ...square, shape: 'cross' }, inner: { shape: 'star', fill: 'dark' } },
    ],
    ['an inner figure with a size', { figure: square, inner: { ...square } }],
    ['no line', { lines: 0 }],
    ['a thirteenth line', { lines: 4096 }],
    ['half a line', { lines: 0.5 }],
    ['lines behind a grid', { figure: { shape: 'star', fill: 'none', count: 3 }, lines: 1 }],
    ['a null layer', { figure: square, inner: null }],
  ])('rejects %s', (_, value) => {
    expect(parsePanel(value)).toBeNull()
  })

  it('answers any JSON with null or a canonical panel', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const panel = parsePanel(value)
        expect(panel === null || panelKey(panel).length > 0).toBe(true)
      }),
    )
  })

  it('does not hand back the object that it was given', () => {
    const value = { figure: { ...square } }
    expect(parsePanel(value)).not.toBe(value)
    expect(parsePanel(value)!.figure).not.toBe(value.figure)
  })
})
