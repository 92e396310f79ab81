import { describe, expect, it } from 'vitest'
import { accentFailures, paletteOfPage, withAccent } from '@/domain/theme/accent'
import type { Palette } from '@/domain/theme/contrast'

const LIGHT: Palette = {
  surface: '#ffffff',
  raised: '#ffffff',
  ink: '#111111',
  muted: '#444444',
  accent: '#1d4ed8',
  onAccent: '#ffffff',
  line: '#cccccc',
  positive: '#116622',
  danger: '#991122',
}

describe('a page with an accent of its own', () => {
  it('has it where it can be read, and what stands on it stays readable', () => {
    expect(paletteOfPage(LIGHT, '#7c2d12')).toEqual({ ...LIGHT, accent: '#7c2d12' })
    const dark: Palette = { ...LIGHT, surface: '#111111', raised: '#1a1a1a', ink: '#ffffff' }
    expect(withAccent(dark, '#fde047').onAccent).toBe('#111111')
  })

  it.each([
    ['too light for the page', '#fde047'],
    ['no colour', 'red'],
    ['empty', ''],
    ['none', null],
  ])('keeps the accent of its theme when its own is %s', (_, accent) => {
    expect(paletteOfPage(LIGHT, accent)).toEqual(LIGHT)
  })

  it('is told why: on what, and by how much', () => {
    expect(accentFailures(LIGHT, '#7c2d12')).toEqual([])
    expect(accentFailures(LIGHT, '#fde047')).toMatchObject([
      { text: 'accent', on: 'surface', least: 4.5 },
      { text: 'accent', on: 'raised', least: 4.5 },
    ])
  })
})
