import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import {
  type Answered,
  beginFlanker,
  drawTrials,
  type Flanker,
  type Trial,
} from '@/domain/experiment/flanker'
import { LOCALES } from '@/domain/locale/locales'
import { ExperimentScreen } from '@/ui/centre/experiment/experiment-screen'
import { FlankerArea } from '@/ui/centre/experiment/flanker-area'
import { FlankerResult } from '@/ui/centre/experiment/flanker-result'
import { render } from '../ui-checkout/render'

const running = (trial: Trial, over: Partial<Flanker> = {}): Flanker => ({
  ...beginFlanker({ trials: [trial], practice: true, at: 0 }),
  ...over,
})
const area = (run: Flanker) => render({ screen: createElement(FlankerArea, { run, onAnswer: () => {} }) })
const LEFT = 'm8-12-16 12 16 12'

describe.each(LOCALES)('the experiment in %s', (locale) => {
  it('says what to do, what it shows, whose it is, and that nothing is kept', async () => {
    const screen = createElement(ExperimentScreen, { place: { code: 'iq', examId: 1 } })
    const { text, html, messages } = await render({ locale, screen })
    const { experiment } = messages
    for (const words of [experiment.about.person, experiment.private, experiment.practice])
      expect(text).toContain(words.replace(/\s+/g, ' '))
    expect(text).toContain('Eriksen')
    expect(html).toContain('doi.org/10.3758/BF03203267')
  })
})

describe('a round', () => {
  it.each([
    [{ middle: 'left', congruent: true }, [true, true, true, true, true]],
    [{ middle: 'left', congruent: false }, [false, false, true, false, false]],
    [{ middle: 'right', congruent: true }, [false, false, false, false, false]],
    [{ middle: 'right', congruent: false }, [true, true, false, true, true]],
  ] as [Trial, boolean[]][])('of %j shows arrows to the left: %j', async (trial, left) => {
    const { html } = await area(running(trial, { phase: 'arrows' }))
    const arrows = [...html.matchAll(/<path d="([^"]+)" transform/g)].map(([, path]) => path === LEFT)
    expect(arrows).toEqual(left)
  })

  it('shows a cross before, and its number', async () => {
    const { html, text } = await area(running({ middle: 'left', congruent: true }))
    expect(html).not.toContain('transform=')
    expect(text).toContain('Round 1 of 1')
    expect(html.match(/<button/g)).toHaveLength(2)
  })

  it.each([
    [true, 400, 'right'],
    [false, 400, 'wrong'],
    [false, null, 'late'],
  ] as const)('in practice tells right %s after %s ms: %s', async (right, time, words) => {
    const trial = { middle: 'left', congruent: true } as const
    const { text, messages } = await area(
      running(trial, { phase: 'told', answers: [{ ...trial, right, time }] }),
    )
    expect(text).toContain(messages.experiment.told[words])
  })
})

describe('the result', () => {
  const answers = (congruent: number, incongruent: number): Answered[] =>
    drawTrials(40, () => 0.5).map((trial) => ({
      ...trial,
      right: true,
      time: trial.congruent ? congruent : incongruent,
    }))
  const shown = (given: Answered[]) => render({ screen: createElement(FlankerResult, { answers: given }) })

  it('is the difference, with bars and a table', async () => {
    const { text, html } = await shown(answers(400, 460))
    expect(text).toContain('60 milliseconds longer')
    expect(text).toContain('400 ms')
    expect(text).toContain('20 of 20')
    expect(html.match(/<rect/g)).toHaveLength(2)
  })

  it('makes no difference out of none', async () => {
    const { text, messages } = await shown(answers(400, 390))
    expect(text).toContain(messages.experiment.result.same)
  })

  it('says nothing of times where answers are wrong', async () => {
    const { text, html, messages } = await shown(answers(400, 460).map((each) => ({ ...each, right: false })))
    expect(text).toContain(messages.experiment.result.few)
    expect(text).toContain(messages.experiment.result.noTime)
    expect(html).not.toContain('<rect')
  })
})
