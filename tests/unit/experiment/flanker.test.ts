import { describe, expect, it } from 'vitest'
import {
  type Answered,
  beginFlanker,
  CROSS_MS,
  drawTrials,
  type Flanker,
  LAPSE_MS,
  LEAST_TIMES,
  type Side,
  stepFlanker,
  summarize,
  TOLD_MS,
  TRIALS,
  trialOf,
} from '@/domain/experiment/flanker'

const OTHER = { left: 'right', right: 'left' } as const
const begin = (practice = false, count = 4): Flanker =>
  beginFlanker({ trials: drawTrials(count, () => 0.3), practice, at: 0 })
const atArrows = (run: Flanker): Flanker => stepFlanker(run, { type: 'frame', at: run.since + CROSS_MS })
const answer = (run: Flanker, after: number, side?: Side): Flanker =>
  stepFlanker(run, { type: 'answer', at: run.since + after, side: side ?? trialOf(run)?.middle ?? 'left' })

describe('the rounds', () => {
  it('have each of the four pictures as often, in an order by chance', () => {
    const trials = drawTrials(TRIALS, () => 0.7)
    const counts = new Map<string, number>()
    for (const { middle, congruent } of trials)
      counts.set(`${middle} ${congruent}`, (counts.get(`${middle} ${congruent}`) ?? 0) + 1)
    expect([...counts.values()]).toEqual([10, 10, 10, 10])
    expect(trials).not.toEqual(drawTrials(TRIALS, () => 0.1))
  })
})

describe('a run', () => {
  it('shows the cross, then the arrows, and times from the frame of the arrows', () => {
    const run = begin()
    expect(stepFlanker(run, { type: 'frame', at: CROSS_MS - 1 })).toBe(run)
    const arrows = stepFlanker(run, { type: 'frame', at: CROSS_MS + 9 })
    expect(arrows).toMatchObject({ phase: 'arrows', since: CROSS_MS + 9 })
    const next = answer(arrows, 412.4)
    expect(next).toMatchObject({ phase: 'cross', answers: [{ right: true, time: 412 }] })
  })

  it('takes no answer while the cross stands', () => {
    const run = begin()
    expect(answer(run, 100)).toBe(run)
  })

  it('counts a wrong answer and one that never came', () => {
    const arrows = atArrows(begin())
    const wrong = answer(arrows, 300, OTHER[trialOf(arrows)?.middle ?? 'left'])
    expect(wrong.answers).toMatchObject([{ right: false, time: 300 }])
    const lapsed = stepFlanker(atArrows(wrong), { type: 'frame', at: atArrows(wrong).since + LAPSE_MS })
    expect(lapsed.answers[1]).toMatchObject({ right: false, time: null })
  })

  it('begins a round anew when the page went out of sight', () => {
    const arrows = atArrows(begin())
    const away = stepFlanker(arrows, { type: 'leave', at: 9000 })
    expect(away).toMatchObject({ phase: 'cross', since: 9000, answers: [] })
  })

  it('tells in practice what came of an answer, and then goes on', () => {
    const told = answer(atArrows(begin(true)), 300)
    expect(told).toMatchObject({ phase: 'told', answers: [{ right: true }] })
    expect(trialOf(told)).toEqual(told.trials[0])
    expect(stepFlanker(told, { type: 'frame', at: told.since + TOLD_MS }).phase).toBe('cross')
  })

  it('is over after its last round, and then takes nothing', () => {
    let run = begin()
    while (run.phase !== 'over') run = answer(atArrows(run), 300)
    expect(run.answers).toHaveLength(4)
    expect(answer(run, 300)).toBe(run)
  })
})

describe('the result', () => {
  const answers = (congruent: boolean, times: (number | null)[], right = true): Answered[] =>
    times.map((time) => ({ middle: 'left', congruent, right, time }))
  const some = (time: number, count = LEAST_TIMES): number[] => Array.from({ length: count }, () => time)

  it('is the median of each kind, and what the others cost', () => {
    const given = [...answers(true, [...some(400), 380]), ...answers(false, [...some(460), 900, 440])]
    expect(summarize(given)).toMatchObject({
      congruent: { median: 400, right: 11, of: 11 },
      incongruent: { median: 460, right: 12, of: 12 },
      cost: 60,
    })
  })

  it('leaves out wrong answers and those that came too soon', () => {
    const given = [
      ...answers(true, [...some(400), 100, 90]),
      ...answers(true, some(900), false),
      ...answers(false, [...some(450), null]),
    ]
    expect(summarize(given)).toMatchObject({ congruent: { median: 400, right: 12, of: 22 }, cost: 50 })
  })

  it('says nothing of too few', () => {
    const given = [...answers(true, some(400, LEAST_TIMES - 1)), ...answers(false, some(460))]
    expect(summarize(given)).toMatchObject({ congruent: { median: null }, cost: null })
  })

  it('takes the middle of two', () => {
    const given = [...answers(true, [...some(400, 5), ...some(411, 5)]), ...answers(false, some(460))]
    expect(summarize(given).congruent.median).toBe(406)
  })
})
