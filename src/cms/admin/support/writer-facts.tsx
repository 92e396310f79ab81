'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { Newest, Writer } from '@/domain/contact/writer'
import { numberInFours } from '@/domain/orders/number-in-fours'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'
import panel from '../panel/panel.module.css'
import { tagOfLanguage } from '../words/languages'
import { nameOf } from '../words/name-of'
import { useWords } from '../words/use-words'
import styles from './support.module.css'

type Fact = string | null | undefined

/** The person at one look: orders, tests, mails and earlier messages, each with the way there. */
export function WriterFacts({ writer }: { writer: Writer }) {
  const words = useWords()
  const { language } = useTranslation().i18n
  const { order } = writer
  const at = new Intl.DateTimeFormat(tagOfLanguage(language), { dateStyle: 'medium', timeStyle: 'short' })
  const time = (iso: string) => at.format(new Date(iso))
  const code = (name: string, value: string) => wordsForCode({ name, code: value, language })
  const plural = (key: CollectionSlug) => nameOf({ section: 'plural', key, language })
  const bought = (tiers: string[]) =>
    tiers.length === 0 ? words('support.nothingBought') : tiers.map((tier) => code('tier', tier)).join(', ')
  return (
    <>
      <p>{words('support.from', { email: writer.email })}</p>
      {order && <p>{words('support.aboutOrder', { number: numberInFours(order.number) })}</p>}
      {order?.otherAddress && <p className={panel.bad}>{words('support.otherAddress')}</p>}
      <div className={styles.groups}>
        <Group
          title={plural('orders')}
          to="orders"
          found={writer.orders}
          facts={({ number, status, tier, total, currency, createdAt }) => [
            number,
            code('status', status),
            code('tier', tier),
            moneyText({ amount: total, currency, language }),
            time(createdAt),
          ]}
        />
        <Group
          title={plural('sittings')}
          to="sittings"
          found={writer.tests}
          facts={({ exam, state, tiers, startedAt }) => [
            exam,
            code('state', state),
            bought(tiers),
            time(startedAt),
          ]}
        />
        <Group
          title={plural('mails')}
          to="mails"
          found={writer.mails}
          facts={({ template, status, createdAt }) => [
            code('template', template),
            code('status', status),
            time(createdAt),
          ]}
        />
        <Group
          title={words('support.earlier')}
          to="contact-messages"
          found={writer.messages}
          facts={({ topic, state, createdAt }) => [
            topic,
            code('contact-messages.state', state),
            time(createdAt),
          ]}
        />
      </div>
    </>
  )
}

type Props<Row> = {
  title: string
  to: CollectionSlug
  found: Newest<Row>
  facts: (row: Row) => Fact[]
}

function Group<Row extends { id: string }>({ title, to, found: { rows, total }, facts }: Props<Row>) {
  const words = useWords()
  const { config } = useConfig()
  const hrefOf = (id: string) =>
    formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${to}/${id}` })
  return (
    <section className={styles.group}>
      <h4>{title}</h4>
      {rows.length === 0 && <p>{words('related.none')}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <a href={hrefOf(row.id)}>{facts(row).filter(Boolean).join(' · ')}</a>
            </li>
          ))}
        </ul>
      )}
      {total > rows.length && <p>{words('support.more', { n: total - rows.length })}</p>}
    </section>
  )
}
