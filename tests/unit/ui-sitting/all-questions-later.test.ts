import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createLater, type LaterState } from '@/ui/browser/later'
import type { AllQuestions } from '@/ui/sitting/header/all-questions'
import { AllQuestionsLater } from '@/ui/sitting/header/all-questions-later'
import { render } from '../ui-checkout/render'

const nothing = () => {}

const shown = (all: LaterState<typeof AllQuestions>, open: boolean) =>
  render({
    screen: createElement(AllQuestionsLater, {
      all,
      onRetry: nothing,
      place: { code: 'iq', examId: 1 },
      sittingNumber: '1',
      open,
      steps: [],
      position: 1,
      onPick: nothing,
      onReview: nothing,
      onClose: nothing,
    }),
  })

describe('the list of all questions, whose code comes after the page', () => {
  it('says nothing of code that could not be loaded before it is asked for', async () => {
    for (const phase of ['loading', 'failed'] as const) expect((await shown({ phase }, false)).html).toBe('')
  })

  it('asked for in vain, says so and offers another try; the page around it stays', async () => {
    const { html, text, messages } = await shown({ phase: 'failed' }, true)
    expect(text).toContain(messages.test.common.network)
    expect(text).toContain(messages.test.common.retry)
    expect(html).toContain('role="alert"')
  })

  it('asked for while it is on its way, says that', async () => {
    expect((await shown({ phase: 'loading' }, true)).html).toContain('role="status"')
  })

  it('is shown as soon as it is there', async () => {
    const part = ({ open }: { open: boolean }) => createElement('p', null, `here, open: ${open}`)
    expect((await shown({ phase: 'ready', part }, true)).text).toContain('here, open: true')
  })
})

describe('a part of a page that is loaded later', () => {
  it('fails without throwing, loads at another try, and is then not loaded again', async () => {
    const tries = [() => Promise.reject(new Error('offline')), () => Promise.resolve('part')]
    let asked = 0
    const later = createLater(() => tries[asked++]!())
    const phases: string[] = []
    later.subscribe(() => phases.push(later.getState().phase))
    const settled = (phase: string) => vi.waitFor(() => expect(phases.at(-1)).toBe(phase), 30_000)

    later.load()
    later.load()
    await settled('failed')
    expect(asked).toBe(1)

    later.load()
    await settled('ready')
    expect(phases).toEqual(['failed', 'loading', 'ready'])
    later.load()
    expect(later.getState()).toEqual({ phase: 'ready', part: 'part' })
    expect(asked).toBe(2)
  })
})
