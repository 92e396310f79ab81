import { describe, expect, it } from 'vitest'
import { parsePanel } from '@/domain/matrices/panel'
import { solveItem } from '@/domain/matrices/solve/solve-item'
import { CONTRAST_RULES, contrast, contrastFailures } from '@/domain/theme/contrast'
import { SEED_THEMES } from '@/seed/themes'
import { footerLinks } from '@/ui/chrome/footer-links'
import { HERO_PANELS, SAMPLE_ANSWER, SAMPLE_OPTIONS, SAMPLE_PANELS } from '@/ui/landing/sample-item'
import { keepsScroll } from '@/ui/navigation/link'
import { isChunkError } from '@/ui/navigation/reload'

describe('the item shown on a landing page', () => {
  it('has only panels that the grammar knows', () => {
    for (const panel of [...SAMPLE_PANELS, ...SAMPLE_OPTIONS, ...HERO_PANELS]) {
      expect(parsePanel(panel)).toEqual(panel)
    }
  })

  it('has six different options of which exactly one follows from the panels, and it is the one we say', () => {
    expect(new Set(SAMPLE_OPTIONS.map((panel) => JSON.stringify(panel))).size).toBe(6)
    const { answers } = solveItem({ panels: SAMPLE_PANELS.slice(0, 8), options: [...SAMPLE_OPTIONS] })
    expect(answers).toEqual([SAMPLE_ANSWER])
    expect(SAMPLE_OPTIONS[SAMPLE_ANSWER]).toEqual(SAMPLE_PANELS[8])
  })
})

describe('the seeded themes', () => {
  it.each(Object.entries(SEED_THEMES))('%s is readable, its accent also as text', (_, { colours }) => {
    expect(contrastFailures(colours)).toEqual([])
    for (const on of ['surface', 'raised'] as const) {
      expect(contrast(colours.accent, colours[on])).toBeGreaterThanOrEqual(4.5)
    }
    expect(CONTRAST_RULES.length).toBeGreaterThan(0)
  })
})

describe('the footer', () => {
  it('links only protocols that are published', () => {
    const { legal, help } = footerLinks({ code: 'iq', examId: 1, protocols: ['privacy', 'terms'] })
    expect(legal.map(({ key }) => key)).toEqual(['terms', 'privacy', 'cancel', 'withdraw'])
    expect(help.map(({ href }) => href)).toEqual([
      '/userCenter/iq-1',
      '/help/iq-1',
      '/support/iq-1',
      '/retrieve_report/iq-1',
    ])
  })
})

describe('the scroll rule', () => {
  it.each([
    ['/answer_question/standard/iq-1?hl=EN', true],
    ['/question/iq-1', true],
    ['/answer_question/start_loading/iq-1', false],
    ['/', false],
  ])('%s keeps the position: %s', (href, keeps) => {
    expect(keepsScroll(href)).toBe(keeps)
  })
})

describe('a chunk-load error', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
    [new Error('Network Error'), false],
    ['Loading chunk 5 failed', false],
  ])('%s is one: %s', (error, is) => {
    expect(isChunkError(error)).toBe(is)
  })
})
