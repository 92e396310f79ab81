import type { UIFieldServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { numberInFours } from '@/domain/orders/number-in-fours'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'
import panel from '../panel/panel.module.css'
import { nameOf } from '../words/name-of'
import { type Speaks, say } from '../words/say'
import { CustomerSees } from './customer-sees'
import { linesOf } from './lines-of'
import { type OrderRead, readOrder } from './read-order'
import { Timeline } from './timeline'

/** Above an order's form: what was bought, by whom, for how much, what happened, and what its customer reads now. */
export async function OrderSummary({ id, req, i18n }: UIFieldServerProps) {
  const read = id === undefined ? null : await readOrder(req, String(id))
  if (!read) return null
  const to = (collection: string, of: unknown) =>
    formatAdminURL({
      adminRoute: req.payload.config.routes.admin,
      path: `/collections/${collection}/${idOf(of)}`,
    })
  return (
    <section className={`field-type ${panel.panel}`} aria-labelledby="order-title">
      <h3 id="order-title">{numberInFours(read.order.number)}</h3>
      <Facts read={read} i18n={i18n} to={to} />
      <Sum read={read} i18n={i18n} />
      <Timeline happened={read.happened} order={read.order} i18n={i18n} to={to} />
      <CustomerSees read={read} i18n={i18n} />
    </section>
  )
}

type Props = { read: OrderRead; i18n: Speaks }
type To = (collection: string, of: unknown) => string

function Facts({ read: { order, sku, exam, code }, i18n, to }: Props & { to: To }) {
  const { language } = i18n
  const named = (name: string, value: string) => wordsForCode({ name, code: value, language })
  const label = (key: string) => nameOf({ section: 'fields', key, language })
  const what = [named('tier', order.tier), sku, exam].filter(Boolean).join(' · ')
  return (
    <dl className={panel.facts}>
      <Fact name={label('status')}>{named('status', order.status)}</Fact>
      <Fact name={say(i18n, 'order.what')}>
        {order.sku ? <a href={to('skus', order.sku)}>{what}</a> : what}
      </Fact>
      <Fact name={label('email')}>
        {order.customer ? <a href={to('customers', order.customer)}>{order.email}</a> : order.email}
      </Fact>
      <Fact name={label('country')}>{named('country', order.country)}</Fact>
      <Fact name={say(i18n, 'order.language')}>{named('locale', order.locale)}</Fact>
      {order.promo && code && (
        <Fact name={label('promo')}>
          <a href={to('promo-codes', order.promo)}>{code}</a>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** From the list price to what is paid, line by line. */
function Sum({ read: { order }, i18n }: Props) {
  const { currency } = order
  return (
    <dl className={panel.facts}>
      {linesOf(order, i18n).map(({ name, amount }) => (
        <Fact key={name} name={name}>
          {moneyText({ amount, currency, language: i18n.language }) ?? '–'}
        </Fact>
      ))}
    </dl>
  )
}

const idOf = (relation: unknown): string =>
  relation && typeof relation === 'object' && 'id' in relation ? String(relation.id) : String(relation)
