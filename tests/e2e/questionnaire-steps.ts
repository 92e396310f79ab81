import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { QuestionnaireKind } from '../../src/domain/exam/kinds'
import type { Locale } from '../../src/domain/locale/locales'
import type { ExamWords } from '../../src/seed/exam-words'
import { itemsOf } from '../support/questionnaire'

type Sitting = {
  orderNumber: string
  anchor: string
  epoch: number
  questions: { id: string; part: number }[]
}

export const editorsWords = (kind: QuestionnaireKind, locale: Locale): ExamWords =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../src/seed/exams/${kind}/${locale}.json`), 'utf8'))

/** Stores answers of the sitting in this browser as another tab of a person would. @param choose null: leave it open. */
export const answerBy = async (
  { request }: Page,
  {
    appExamId,
    choose,
  }: { appExamId: string; choose: (item: string, index: number, part: number) => number | null },
): Promise<string> => {
  const found = await request.get(`/api/exam/sitting/current?appExamId=${appExamId}`)
  const sitting = ((await found.json()) as { data: Sitting }).data
  const items = await itemsOf(sitting.orderNumber)
  const answers = sitting.questions.flatMap(({ id, part }, index) => {
    const { item = '', order = [] } = items.get(id) ?? {}
    const canonical = choose(item, index, part)
    return canonical === null
      ? []
      : [
          {
            id,
            choice: order.indexOf(canonical),
            epoch: sitting.epoch,
            revision: 20,
            spentMs: 4_000 + ((index * 7919) % 3_000),
            elapsedMs: 1_000,
          },
        ]
  })
  const saved = await request.post('/api/exam/sitting/save', {
    data: { orderNumber: sitting.orderNumber, epoch: sitting.epoch, anchor: sitting.anchor, answers },
  })
  expect(saved.ok()).toBe(true)
  return sitting.orderNumber
}
