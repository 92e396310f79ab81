import type { SittingView } from '../sitting-view'

export type Step = SittingView['questions'][number]
/** Where the next part's drawings are asked for: at this question of a part. */
const PREFETCH_AT = 6

/** The question to resume at: where this tab was, else the first one without an answer, else the last. */
export const resumePosition = ({
  questions,
  remembered,
  isAnswered,
}: {
  questions: readonly Step[]
  remembered: number | null
  isAnswered: (id: string) => boolean
}): number => {
  if (remembered !== null && remembered >= 1 && remembered <= questions.length) return remembered
  const open = questions.findIndex(({ id }) => !isAnswered(id))
  return open < 0 ? questions.length : open + 1
}

/** Parts whose drawings should be here or on their way while a question is shown. */
export const wantedParts = (questions: readonly Step[], position: number): number[] => {
  const step = questions[position - 1]
  if (!step) return []
  const inPart = questions.filter(({ part }) => part === step.part)
  const place = inPart.indexOf(step) + 1
  const following = questions[questions.indexOf(inPart.at(-1)!) + 1]
  const early = place >= Math.min(PREFETCH_AT, inPart.length)
  const before = place === 1 ? questions[position - 2] : undefined
  return [step.part, ...(following && early ? [following.part] : []), ...(before ? [before.part] : [])]
}

/** The part that ends between two questions when going forward; null within a part or going back. */
export const partEnding = (questions: readonly Step[], from: number, to: number): number | null => {
  const [left, entered] = [questions[from - 1], questions[to - 1]]
  return left && entered && to === from + 1 && left.part !== entered.part ? left.part : null
}
