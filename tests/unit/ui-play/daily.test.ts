import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { LOCALES } from '@/domain/locale/locales'
import { CallRefused, NetworkError } from '@/ui/api/call-at'
import { AnsweredQuestion } from '@/ui/centre/daily/answered-question'
import { DailyCalendar } from '@/ui/centre/daily/daily-calendar'
import { DailyMail } from '@/ui/centre/daily/daily-mail'
import { QuestionForm } from '@/ui/centre/daily/question-form'
import { NotSubmitted } from '@/ui/centre/daily/question-of-day'
import type { Answered, Question } from '@/ui/centre/daily/use-daily'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1 }
const question: Question = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'stress',
  answerKind: 'sel2',
  text: 'Which of them?',
  options: [
    { id: 'a', text: 'The first' },
    { id: 'b', text: 'The second' },
    { id: 'c', text: 'The third' },
  ],
}
const answered: Answered = {
  day: '2026-03-29',
  question,
  answer: ['a', 'b'],
  right: false,
  rightOptions: ['a', 'c'],
  rightWord: null,
  analysis: 'Because it is so.',
  source: { text: 'Somebody (1999). Something', url: 'https://doi.org/10.1000/1' },
  others: null,
}
const others = {
  answers: 50,
  right: 40,
  options: [
    { id: 'a', percent: 60 },
    { id: 'b', percent: 30 },
    { id: 'c', percent: 0 },
  ],
}

const shown = (screen: ReactNode, locale: (typeof LOCALES)[number] = 'EN') =>
  render({ locale, screen: createElement(SWRConfig, { value: { provider: () => new Map() } }, screen) })
const form = (over: Partial<Question>, busy = false) =>
  createElement(QuestionForm, { question: { ...question, ...over }, busy, onSubmit: () => {} })

describe.each(LOCALES)('the question of the day in %s', (locale) => {
  it.each(['sel1', 'sel2', 'gap'] as const)(
    'is asked as %s, by its kind, with nothing chosen',
    async (answerKind) => {
      const { html, text, messages } = await shown(form({ answerKind }), locale)
      expect(text).toContain(messages.daily.kind.stress)
      expect(text).toContain(messages.daily.answerKind[answerKind])
      expect(text).toContain(messages.daily.rule[answerKind])
      const types = { sel1: 'radio', sel2: 'checkbox', gap: 'text' }
      expect(html.match(new RegExp(`type="${types[answerKind]}"`, 'g'))).toHaveLength(
        answerKind === 'gap' ? 1 : 3,
      )
      expect(html).not.toContain('checked')
    },
  )

  it('says that it is being submitted', async () => {
    const { html, text, messages } = await shown(form({}, true), locale)
    expect(text).toContain(messages.daily.submitting)
    expect(html).toContain('aria-busy="true"')
  })

  it('tells in words what was chosen and what is right', async () => {
    const { text, messages } = await shown(
      createElement(AnsweredQuestion, { answered, fresh: 'first' }),
      locale,
    )
    const { isRight, chosen, wrong } = messages.daily
    expect(text).toContain(wrong)
    expect(text).toContain(`The first ${isRight} · ${chosen}`)
    expect(text).toContain(`The second ${chosen}`)
    expect(text).toContain(`The third ${isRight}`)
    expect(text).toContain('Because it is so.')
    expect(text).toContain('Somebody (1999). Something')
  })
})

describe('an answered question', () => {
  it('has no shares before enough people answered, and whole percents then', async () => {
    const without = await shown(createElement(AnsweredQuestion, { answered, fresh: null }))
    expect(without.text).not.toContain('%')
    const shares = await shown(
      createElement(AnsweredQuestion, { answered: { ...answered, others }, fresh: null }),
    )
    expect(shares.text).toContain('60%')
    expect(shares.text).toContain('40% of 50 answers are right.')
  })

  it('says that the answer of another tab counts', async () => {
    const { text, messages } = await shown(createElement(AnsweredQuestion, { answered, fresh: 'elsewhere' }))
    expect(text).toContain(messages.daily.elsewhere)
  })

  it('shows the word that fits beside the one that was typed, unless that fits', async () => {
    const gap = {
      ...answered,
      question: { ...question, answerKind: 'gap' as const, options: [] },
      answer: 'cortisone',
      rightWord: 'cortisol',
    }
    const wrong = await shown(createElement(AnsweredQuestion, { answered: gap, fresh: null }))
    expect(wrong.text).toContain('Your answer: cortisone')
    expect(wrong.text).toContain('Right answer: cortisol')
    const right = await shown(
      createElement(AnsweredQuestion, { answered: { ...gap, right: true }, fresh: null }),
    )
    expect(right.text).not.toContain('Right answer')
  })
})

describe('what was not submitted', () => {
  it.each([
    ['the network is away', new NetworkError(), (m: Messages) => m.centre.common.network],
    ['the server failed', new CallRefused(500, 'failed'), (m: Messages) => m.daily.failed],
    ['the day is over', new CallRefused(RESULTS.dayOver, 'dayOver'), (m: Messages) => m.daily.toToday],
  ])('says so where %s', async (_, problem, words) => {
    const { text, messages } = await shown(createElement(NotSubmitted, { problem, reload: () => {} }))
    expect(text).toContain(words(messages))
  })
})

type Messages = Awaited<ReturnType<typeof render>>['messages']

describe('the own calendar', () => {
  it('has four weeks and a word for each day that has come', async () => {
    const days = [
      { day: '2026-03-25', right: true },
      { day: '2026-03-26', right: false },
    ]
    const { html, text } = await shown(createElement(DailyCalendar, { day: '2026-03-28', days }))
    expect(html.match(/<li/g)).toHaveLength(28)
    expect(text).toContain('March 25: right')
    expect(text).toContain('March 26: answered')
    expect(text).toContain('March 27: not answered')
    expect(text).not.toContain('March 29: not answered')
    expect(text).toContain('You answered on 2 days.')
  })
})

describe('the daily mail', () => {
  const mail = (state: { on: boolean; open: boolean } | null) =>
    shown(createElement(DailyMail, { place, mail: state, zone: 'UTC', onChanged: () => {} }))

  it('asks for a login first', async () => {
    const { html, messages } = await mail(null)
    expect(html).toContain('/user/login')
    expect(html).toContain(messages.daily.mail.needs)
  })

  it.each([
    [{ on: false, open: true }, 'begin', true],
    [{ on: true, open: true }, 'end', true],
    // Whoever has no membership any more can still end it.
    [{ on: true, open: false }, 'end', true],
    [{ on: false, open: false }, 'begin', false],
  ] as const)('with %j offers to %s it: %s', async (state, act, is) => {
    const { html, messages } = await mail(state)
    expect(html.includes(`>${messages.daily.mail[act]}</button>`)).toBe(is)
  })
})
