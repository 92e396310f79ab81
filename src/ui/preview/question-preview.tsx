'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type Panel, parsePanel } from '@/domain/matrices/panel'
import { AutoScheme } from '../primitives/page'
import head from '../sitting/header/question-header.module.css'
import { MatrixQuestion } from '../sitting/question/matrix-question'
import stage from '../sitting/question/question-stage.module.css'
import room from '../sitting/question/questions.module.css'
import { useLiveForm } from './use-live-form'

export type QuestionDraft = { position: number; panels: (Panel | null)[]; options: (Panel | null)[] }

type Props = {
  question: QuestionDraft | null
  /** Questions of the test. */
  total: number
}

const PANELS = 8
const OPTIONS = 6
const EMPTY: Panel = {}

/** A question as a taker would meet it. Nothing here knows which option is right. */
export function QuestionPreview({ question, total }: Props) {
  const t = useTranslations('test.question')
  const [draft, setDraft] = useState<QuestionDraft>(question ?? { position: 1, panels: [], options: [] })
  const [choice, setChoice] = useState<number | null>(null)
  useLiveForm((form) => setDraft(draftOf(form)))
  return (
    <AutoScheme>
      <main className={stage.stage}>
        <header className={head.header}>
          <h1 className={stage.title}>
            {t('heading', { position: draft.position, total: Math.max(total, draft.position) })}
          </h1>
        </header>
        <div className={stage.play}>
          <div className={room.room}>
            <MatrixQuestion
              question={{
                id: 'preview',
                position: draft.position,
                part: 1,
                panels: filled(draft.panels, PANELS),
                options: filled(draft.options, OPTIONS),
              }}
              choice={choice}
              hidden={false}
              onAnswer={setChoice}
            />
          </div>
        </div>
      </main>
    </AutoScheme>
  )
}

/** What can be seen of the form; its key is not read. */
const draftOf = ({ position, panels, options }: Record<string, unknown>): QuestionDraft => ({
  position: typeof position === 'number' ? position : 1,
  panels: rows(panels),
  options: rows(options),
})

const rows = (value: unknown): (Panel | null)[] =>
  (Array.isArray(value) ? value : []).map((row) => parsePanel((row as { panel?: unknown } | null)?.panel))

/** As many as a taker gets; what is not drawn yet is empty. */
const filled = (panels: readonly (Panel | null)[], count: number): Panel[] =>
  Array.from({ length: count }, (_, index) => panels[index] ?? EMPTY)
