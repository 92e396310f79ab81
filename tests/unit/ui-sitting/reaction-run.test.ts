import { describe, expect, it } from 'vitest'
import { LAPSE_MS, MOST_LAPSES, REACTION_TRIALS, type ReactionTask } from '@/domain/exam/reaction-task'
import { createReactionRun } from '@/ui/sitting/reaction/reaction-run'

const FRAME_MS = 1000 / 60

/** A screen that draws 60 times a second as long as somebody asks for frames. */
const createScreen = () => {
  let at = 0
  let asked: ((at: number) => void) | null = null
  return {
    frames: {
      ask: (run: (at: number) => void) => {
        asked = run
        return run
      },
      cancel: (frame: unknown) => {
        if (asked === frame) asked = null
      },
    },
    isAsked: () => asked !== null,
    now: () => at,
    draw: (ms: number) => {
      for (const end = at + ms; at + FRAME_MS <= end; ) {
        at += FRAME_MS
        const run = asked
        asked = null
        run?.(at)
      }
    },
  }
}

const start = () => {
  const screen = createScreen()
  const told: ReactionTask[] = []
  const run = createReactionRun({
    frames: screen.frames,
    random: () => 0,
    at: screen.now(),
    onChange: (task) => told.push(task),
  })
  const latest = () => told.at(-1) as ReactionTask
  /** Until the change is drawn; gives when it was. */
  const untilShown = (): number => {
    while (latest().phase === 'waiting') screen.draw(FRAME_MS)
    const task = latest()
    return task.phase === 'shown' ? task.since : Number.NaN
  }
  return { screen, told, run, latest, untilShown }
}

describe('a run of the reaction task', () => {
  it('draws the change with the first frame after the wait and measures the tap against that frame', () => {
    const { run, latest, untilShown } = start()
    const since = untilShown()
    expect(since).toBeGreaterThanOrEqual(1000)
    expect(since).toBeLessThan(1000 + FRAME_MS)
    run.tap(since + 233.4)
    expect(latest()).toMatchObject({ phase: 'waiting', times: [233] })
  })

  it('tells of changes only: nothing is drawn anew while one waits', () => {
    const { screen, told, untilShown } = start()
    screen.draw(900)
    expect(told).toHaveLength(1)
    untilShown()
    screen.draw(LAPSE_MS - 100)
    expect(told.map(({ phase }) => phase)).toEqual(['waiting', 'shown'])
  })

  it('goes on by itself when nobody taps, and ends after too many of that', () => {
    const { screen, latest } = start()
    screen.draw(60_000)
    expect(latest()).toMatchObject({ phase: 'ended', because: 'lapses', lapses: MOST_LAPSES + 1 })
    expect(screen.isAsked()).toBe(false)
  })

  it('finishes with the last tap and asks for no more frames', () => {
    const { screen, run, latest, untilShown } = start()
    for (let round = 0; round < REACTION_TRIALS; round++) run.tap(untilShown() + 200 + round)
    expect(latest()).toMatchObject({
      phase: 'finished',
      times: Array.from({ length: REACTION_TRIALS }, (_, round) => 200 + round),
    })
    expect(screen.isAsked()).toBe(false)
  })

  it('ends kindly when the page goes out of sight, and then once only', () => {
    const { screen, told, run, latest } = start()
    run.leave()
    run.leave()
    expect(latest()).toMatchObject({ phase: 'ended', because: 'left' })
    expect([told.length, screen.isAsked()]).toEqual([2, false])
  })

  it('says nothing more once it is stopped', () => {
    const { screen, told, run } = start()
    run.stop()
    screen.draw(10_000)
    expect([told.length, screen.isAsked()]).toEqual([1, false])
  })
})
