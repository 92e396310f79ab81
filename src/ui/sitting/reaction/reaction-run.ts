import {
  beginReaction,
  type ReactionEvent,
  type ReactionTask,
  stepReaction,
} from '@/domain/exam/reaction-task'

export type Frames = {
  /** Calls before the next frame is drawn, with that frame's time. */
  ask: (run: (at: number) => void) => unknown
  cancel: (frame: unknown) => void
}

export type ReactionRun = {
  /** `at`: when the finger or key went down, by the clock of the frames. */
  tap: (at: number) => void
  leave: () => void
  /** Ends it without a word. */
  stop: () => void
}

type Setup = {
  frames: Frames
  random: () => number
  /** When it begins. */
  at: number
  /** Must draw before it returns: what a frame changes belongs to that frame. */
  onChange: (task: ReactionTask) => void
}

/** Runs a reaction task frame by frame until it is finished, ended or stopped. */
export const createReactionRun = ({ frames, random, at, onChange }: Setup): ReactionRun => {
  let task = beginReaction({ at, random })
  const take = (event: ReactionEvent): void => {
    const next = stepReaction({ task, event, random })
    if (next === task) return
    task = next
    onChange(task)
  }
  const isOver = () => task.phase === 'finished' || task.phase === 'ended'
  const draw = (frameAt: number): void => {
    take({ type: 'frame', at: frameAt })
    if (!isOver()) frame = frames.ask(draw)
  }
  const endBy = (event: ReactionEvent): void => {
    take(event)
    if (isOver()) frames.cancel(frame)
  }
  let frame = frames.ask(draw)
  onChange(task)
  return {
    tap: (tappedAt) => endBy({ type: 'tap', at: tappedAt }),
    leave: () => endBy({ type: 'leave' }),
    stop: () => frames.cancel(frame),
  }
}
