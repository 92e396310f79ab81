import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { LOCALES, type Locale, tagOf } from '@/domain/locale/locales'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { generateItem } from '@/domain/matrices/generate/generate-item'
import { readMessages } from '@/i18n/messages'
import { pickWords } from '@/i18n/pick-words'
import { explainQuestion } from '@/services/reports/explain-question'
import type { ReviewedQuestion } from '@/ui/report/answers/answer-mark'
import { QuestionReview } from '@/ui/report/answers/question-review'

const ORDER = [3, 1, 5, 0, 2, 4]
const blueprint = BLUEPRINTS.find(
  ({ id }) => id === 'lines:xor:column+turn:composition+fill:distribute-three',
)!
const item = generateItem({ seed: 'review', blueprint })
const correct = ORDER.indexOf(item.key)
const wrong = (correct + 1) % 6

/** The question as the database keeps it and the wire brings it. */
const questionOf = (change: Partial<ReviewedQuestion>, version: object = item): ReviewedQuestion => {
  const stored = JSON.parse(JSON.stringify(version))
  const question = {
    position: 7,
    panels: stored.panels,
    options: ORDER.map((canonical) => stored.options[canonical]),
    correct,
    yours: wrong,
    error: 'repetition',
    explanation: explainQuestion({ version: stored, order: ORDER }),
    ...change,
  }
  const sent = { wrongCount: 1, questions: [question] }
  const received = CALLS['order.questions'].data.parse(JSON.parse(JSON.stringify(sent)))
  expect(received).toEqual(sent)
  return received.questions[0]!
}

const show = async (question: ReviewedQuestion, locale: Locale = 'EN') => {
  const review = createElement(QuestionReview, { question })
  const messages = pickWords({ messages: await readMessages(locale), of: ['report', 'explain'] })
  const props = { locale: tagOf(locale), timeZone: 'UTC', messages, children: review }
  return renderToStaticMarkup(createElement(NextIntlClientProvider, props))
}
const countOf = (html: string, what: RegExp) => [...html.matchAll(what)].length

describe('the explanation of a stored question', () => {
  it('speaks of the options in the order in which they were shown', () => {
    const { misses } = questionOf({}).explanation!
    expect(misses.map(({ length }) => length > 0)).toEqual(ORDER.map((canonical) => canonical !== item.key))
    expect(misses[wrong]?.map(({ attribute }) => attribute).sort()).toEqual(
      [...(item.distractors[ORDER[wrong]!]?.missed ?? [])].sort(),
    )
  })

  it.each([
    ['a panel that is none', { ...item, panels: [{ figure: 'gone' }, ...item.panels.slice(1)] }],
    ['a panel too few', { ...item, panels: item.panels.slice(1) }],
    ['a key that is no option', { ...item, key: 6 }],
    ['two panels exchanged', { ...item, panels: [...item.panels.slice(1), item.panels[0]] }],
  ])('is none for %s', (_, version) => {
    expect(explainQuestion({ version, order: ORDER })).toBeNull()
  })

  it.each([
    ['no rules', null],
    ['rules of another kind', [{ attribute: 'figure.colour', rule: 'rainbow', direction: 'row' }, 7, null]],
    ['rules that do not fit', [{ attribute: 'lines.segments', rule: 'and', direction: 'row' }]],
  ])('is read from the panels when it has %s', (_, rules) => {
    expect(explainQuestion({ version: { ...item, rules }, order: ORDER })).toEqual(
      explainQuestion({ version: item, order: ORDER }),
    )
  })
})

describe('the review of a question', () => {
  it('lists a step for each rule, each with its drawing of nine cells and three framed lines', async () => {
    const html = await show(questionOf({}))
    const [, list = ''] = /How to solve it<\/h3><ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? []
    expect(countOf(list, /<li/g)).toBe(3)
    expect(countOf(list, /role="img" aria-label="The matrix with its three (?:rows|columns) framed/g)).toBe(3)
    // Under the exclusive union six operands show once more, over a pale panel, what remains of them.
    expect(countOf(list, /<svg/g)).toBe(3 * 10 + 6)
    expect(countOf(list, /what drops out is pale/g)).toBe(1)
    expect(countOf(list, /<rect/g)).toBe(3 * 3)
    expect(list).toContain(
      'In each column, the third panel keeps the lines that only one of the first two has',
    )
  })

  it('says what a wrong answer misses, and offers the same for the other wrong options', async () => {
    const html = await show(questionOf({}))
    expect(html).toContain('What your answer misses')
    expect(html).not.toContain('You chose a picture that is already in the matrix')
    expect(countOf(html, /<button[^>]*aria-expanded="false"/g)).toBe(5)
  })

  it('says nothing of misses to who was right or gave no answer', async () => {
    for (const yours of [correct, null]) {
      const html = await show(questionOf({ yours }))
      expect(html).not.toContain('What your answer misses')
      expect(html).toContain('How to solve it')
    }
  })

  it('falls back on the kind of slip where nothing explains the question', async () => {
    const html = await show(questionOf({ explanation: null }))
    expect(html).toContain('You chose a picture that is already in the matrix')
    expect(html).not.toContain('How to solve it')
    expect(countOf(html, /<button/g)).toBe(0)
  })

  it.each(LOCALES)('has all its words in %s', async (locale) => {
    const html = await show(questionOf({}), locale)
    const words = html.replace(/<svg.*?<\/svg>/gs, '')
    expect(words).not.toMatch(/report\.wrong|explain\.|[{}]/)
    const { explain } = await readMessages(locale)
    expect(words).toContain(explain.title)
    expect(words).toContain(explain.yours)
  })
})
