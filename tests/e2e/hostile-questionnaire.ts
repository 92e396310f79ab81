import type { CallData } from '../../src/domain/api/calls'
import { query } from '../support/database'
import { answer, leaning } from '../support/questionnaire'
import { newVisitor, type Visitor } from '../support/visitor'
import { CARDS, enterCard, startPayment } from '../support/way'
import { POLYGLOTS } from './polyglots'

type Row = Record<string, unknown>
type Doc = Row & { id: string }

/** How hostile-shop.ts makes its documents. */
type Shop = {
  open: (collection: string, like: object, fixed?: Row) => Promise<Doc>
  seeded: (collection: string, where?: string) => Promise<Doc>
}

const EXAM = '[kind][equals]=types16'

/** A published test of the 16 types, in which every text that an instrument can have is there. Gives its exam's id. */
export const openHostileQuestionnaire = async (
  { open, seeded }: Shop,
  { number }: { number: number },
): Promise<string> => {
  const exam = await open('exams', await seeded('exams', `&where${EXAM}`), { number })
  const like = await seeded('instruments', `&where[exam.kind][equals]=types16`)
  await open('instruments', withEveryText(like), { exam: exam.id })
  const sku = await seeded('skus', '&where[exam.kind][equals]=types16&where[tier][equals]=sku1')
  await open('skus', sku, { exam: exam.id })
  return exam.id
}

/** With a norm, which has a source; a total, which names scales; a situation; and what is optional. */
const withEveryText = (like: Doc): Row => {
  const scales = rowsOf(like.scales)
  // Two of each scale are enough; the admin's form is slow with all of them.
  const items = scales.flatMap(({ key }) =>
    rowsOf(like.items)
      .filter(({ scale }) => scale === key)
      .slice(0, 2),
  )
  const [first] = scales
  const situation = {
    ...items.at(-1),
    key: 'situation1',
    scale: first?.key,
    kind: 'situation',
    choices: 4,
    reversed: false,
    other: null,
    options: [0, 1, 2, 3].map((worth) => ({ text: 'x', worth })),
  }
  return {
    ...like,
    note: 'x',
    scales: scales.map((scale, index) => ({
      ...scale,
      about: 'x',
      // No such scale: nothing but the words.
      of: [String(scale.key), POLYGLOTS[index] ?? ''],
      norm: { mean: 50, sd: 20, n: 1000, source: 'x' },
      bands: rowsOf(scale.bands).map((band) => ({ ...band, tip: 'x', free: 'x' })),
    })),
    items: [...items, situation],
  }
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [])

export type HostileTaker = { visitor: Visitor; sitting: CallData<'sitting.start'>; sittingId: string }

/** A taker with hostile names who has bought the report of that test. */
export const takeHostileQuestionnaire = async ({
  appExamId,
  names,
}: {
  appExamId: string
  names: readonly [firstName: string, lastName: string, fullName: string]
}): Promise<HostileTaker> => {
  const visitor = newVisitor()
  const sitting = await visitor.ok('sitting.start', { body: { appExamId, hl: 'EN', timing: 'standard' } })
  const { orderNumber } = sitting
  await answer(visitor, { sitting, choose: leaning })
  const { state } = await visitor.ok('sitting.confirm', { body: { orderNumber } })
  if (state !== 'valid') throw new Error(`The answers were ${state}.`)
  const [firstName, lastName, fullName] = names
  await visitor.ok('order.person', {
    body: {
      orderNumber,
      firstName,
      lastName,
      fullName,
      email: `hostile-${crypto.randomUUID()}@example.com`,
      birthYear: null,
      sex: null,
      country: null,
      agreed: true,
      hl: 'EN',
    },
  })
  const offer = await visitor.ok('sku.list', { params: { examId: appExamId, country: 'US', hl: 'EN' } })
  const [sku] = offer.items
  if (!sku) throw new Error('Nothing is offered.')
  const order = await visitor.ok('pay.create', {
    body: {
      examOrderNumber: orderNumber,
      skuId: sku.skuId,
      country: 'US',
      hl: 'EN',
      agreed: true,
      seenTotal: sku.price,
    },
  })
  await enterCard(await startPayment(visitor, order.orderNumber), CARDS.pays)
  const paid = await visitor.ok('pay.check', { body: { orderNumber: order.orderNumber } })
  if (paid.state !== 'paid') throw new Error(`The order is ${paid.state}.`)
  const [row] = await query<{ id: string }>('select id from sittings where number = $1', [orderNumber])
  return { visitor, sitting, sittingId: String(row?.id) }
}
