import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Part } from '@/domain/catalog/parts'
import { LOCALES } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { IqTeaser } from '@/ui/report/teaser/iq-teaser'
import { render } from '../ui-checkout/render'

const place = { code: 'main', examId: 1 }
type Free = Parameters<typeof IqTeaser>[0]['free']

const free: Free = {
  examKind: 'iq',
  orderNumber: '0123456789AB',
  answered: 30,
  total: 30,
  timing: 'standard',
  eraseAt: null,
  caution: false,
  hurried: false,
  band: 'normal',
  bandRange: [85, 114],
  belowRange: false,
}
const unmeasured: Free = { ...free, band: null, bandRange: [null, null], belowRange: true }

const shown = async (
  locale: (typeof LOCALES)[number],
  given: Free,
  sellableParts: readonly Part[] = ['iq_score', 'iq_ranking'],
) => {
  const screen = createElement(IqTeaser, {
    place,
    free: given,
    openParts: [],
    sellableParts,
  })
  const { html, text, messages } = await render({ locale, screen })
  const plain = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ')
  return { html, text: plain(text), result: messages.report.result, teaser: messages.report.teaser, plain }
}

describe.each(LOCALES)('the free result of the IQ test in %s', (locale) => {
  it('says that it could not be measured, draws nothing and sells nothing', async () => {
    const { html, text, teaser, plain } = await shown(locale, unmeasured)
    expect(text).toContain(plain(teaser.below))
    expect(text).toContain(plain(teaser.belowText))
    expect(html).not.toContain('<svg')
    expect(html).not.toContain(pathTo({ route: 'tiers', ...place }))
    expect(html).toContain(pathTo({ route: 'instructions', ...place }))
  })

  it('offers what needs no score, and only that, where nothing was measured', async () => {
    const { html, text, teaser, plain } = await shown(locale, unmeasured, ['iq_score', 'wrong_answers'])
    expect(html).toContain(pathTo({ route: 'tiers', ...place }))
    expect(text).toContain(plain(teaser.adds.wrong))
    expect(text).not.toContain(plain(teaser.adds.score))
  })

  it('warns before anybody pays where half of the answers took a few seconds', async () => {
    const { text, result, plain } = await shown(locale, { ...free, caution: true, hurried: true })
    expect(text).toContain(plain(result.hurried))
    const other = await shown(locale, { ...free, caution: true })
    expect(other.text).toContain(plain(result.caution))
    expect((await shown(locale, free)).text).not.toContain(plain(result.caution))
  })
})
