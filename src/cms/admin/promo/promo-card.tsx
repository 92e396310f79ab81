'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { moneyText } from '../money/money-text'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { PromoLink } from './promo-link'
import { type ShownUses, usePromoUses } from './use-promo-uses'

/** Beside the form of a promo code: what came of it, and a link that brings it along. */
export function PromoCard() {
  const words = useWords()
  const { id } = useDocumentInfo()
  return (
    <section className={panel.panel} aria-labelledby="promo-title">
      <h3 id="promo-title">{words('promo.title')}</h3>
      {id === undefined && <p>{words('promo.unsaved')}</p>}
      {id !== undefined && <Known id={String(id)} />}
      {id !== undefined && <PromoLink />}
    </section>
  )
}

function Known({ id }: { id: string }) {
  const words = useWords()
  const { uses, failed, again } = usePromoUses(id)
  if (failed)
    return (
      <p role="alert" className={panel.bad}>
        {words('promo.unreadable')}{' '}
        <button type="button" className={panel.link} onClick={again}>
          {words('refund.again')}
        </button>
      </p>
    )
  return uses ? <Uses uses={uses} /> : <p role="status">{words('promo.loading')}</p>
}

function Uses({ uses: { paid, waiting, taken } }: { uses: ShownUses }) {
  const words = useWords()
  const { language } = useTranslation().i18n
  const sums = taken?.flatMap((each) => moneyText({ ...each, language }) ?? []) ?? []
  return (
    <dl className={panel.facts}>
      <div>
        <dt>{words('promo.paid')}</dt>
        <dd>{paid}</dd>
      </div>
      <div>
        <dt>{words('promo.waiting')}</dt>
        <dd>{waiting}</dd>
      </div>
      {sums.length > 0 && (
        <div>
          <dt>{words('promo.taken')}</dt>
          <dd>{sums.join(' · ')}</dd>
        </div>
      )}
    </dl>
  )
}
