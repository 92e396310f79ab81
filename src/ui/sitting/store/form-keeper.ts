import type { CallData } from '@/domain/api/calls'
import type { SittingView } from '../sitting-view'
import type { AnswerBook } from './answer-book'
import { type Form, formAfter } from './form-in-force'
import { type Advanced, createPartFitter } from './part-fitter'
import { type PartLoad, readPart } from './part-load'
import type { Timers } from './save-queue'

/** In the browser: store-deps.ts. */
export type FormDeps = {
  /** By the id of a part. */
  loadPart: (partId: string) => Promise<CallData<'question.list'>>
  advance: (order: { part: number; keepMiddle: boolean }) => Promise<Advanced>
  timers: Timers
}

/** The questions in force, and how far the drawings of each part are. */
export type KeptForm = { form: Form; parts: Record<number, PartLoad> }

type Setup = FormDeps & {
  sitting: SittingView
  flush: () => Promise<boolean>
  book: () => AnswerBook
  onChange: (kept: KeptForm) => void
}

export type FormKeeper = ReturnType<typeof createFormKeeper>

/** Keeps the form of one sitting: which questions each part has, its drawings, and the level that fits the next one. */
export const createFormKeeper = ({ sitting, loadPart, advance, flush, timers, book, onChange }: Setup) => {
  const { questions, parts, unsettled } = sitting
  let kept: KeptForm = { form: { questions, parts, unsettled }, parts: {} }
  /** Parts that this tab goes on with as they came, whatever would have fitted. */
  const keptMiddles = new Set<number>()

  const keep = (change: Partial<KeptForm>) => {
    kept = { ...kept, ...change }
    onChange(kept)
  }
  const keepLoad = (part: number, load: PartLoad) => keep({ parts: { ...kept.parts, [part]: load } })
  const idOf = (part: number, { form } = kept) => form.parts.find((each) => each.part === part)?.id

  const load = async (part: number): Promise<void> => {
    const known = kept.parts[part]?.status
    const partId = idOf(part)
    if (known === 'ready' || known === 'loading' || partId === undefined) return
    keepLoad(part, { status: 'loading' })
    const drawn = await loadPart(partId).then(readPart, (): PartLoad => ({ status: 'failed' }))
    // Unless another level has taken its place meanwhile.
    if (idOf(part) === partId) keepLoad(part, drawn)
  }

  /** The questions of a part may have been decided elsewhere; `drawn` are the drawings that came with the news. */
  const adopt = (fresh: Parameters<typeof formAfter>[0]['fresh'], drawn?: Advanced['drawn']): void => {
    const form = formAfter({ own: kept.form, fresh, book: book(), kept: keptMiddles })
    const replaced = form.parts.filter(({ part, id }) => idOf(part) !== id)
    const loads = { ...kept.parts }
    for (const { part, id } of replaced) {
      delete loads[part]
      if (drawn?.partId === id) loads[part] = readPart(drawn)
    }
    keep({ form, parts: loads })
    for (const { part } of replaced) void load(part)
  }

  const fitter = createPartFitter({
    advance,
    flush,
    timers,
    onFit: ({ drawn, ...form }) => adopt({ ...form, answers: [] }, drawn),
  })

  return {
    load,
    adopt,
    /** The levels that are used offline are loaded from the start. */
    loadStandIns: () => {
      for (const part of unsettled) void load(part)
    },
    loadAll: () => {
      for (const { part } of parts) void load(part)
    },
    /** A part comes next: which of its levels fits? */
    fit: (part: number) => {
      if (kept.form.unsettled.includes(part)) fitter.fit(part)
    },
    isFitting: () => fitter.isPending(),
    waitForFit: fitter.wait,
    /** A question of this part is shown: nothing may change under the taker's eyes. */
    enter: (part: number) => {
      if (!fitter.isPending(part)) return
      fitter.drop()
      keptMiddles.add(part)
    },
  }
}
