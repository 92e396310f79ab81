'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { Price } from '@/ui/primitives/price'
import { RadioCards } from '@/ui/primitives/radio-cards'
import { addedParts } from './added-parts'
import { dueOf, PaidBefore } from './paid-before'
import styles from './tier-choice.module.css'

type Sku = CallData<'sku.list'>['items'][number]
type Props = { items: readonly Sku[]; value: string | null; onChange: (skuId: string) => void }

/**
 * The tiers as the server offers them, cheapest first; what is already bought is named and cannot be bought again, and what
 * it paid of another is taken off.
 */
export function TierChoice({ items, value, onChange }: Props) {
  const t = useTranslations('pay.tiers')
  return (
    <RadioCards
      legend={t('legend')}
      name="sku"
      value={value}
      onChange={onChange}
      options={items.map((sku, index) => ({
        value: sku.skuId,
        disabled: sku.owned,
        title: (
          <span className={styles.title}>
            {sku.name}
            {sku.owned && <span className={styles.owned}>{t('owned')}</span>}
            {sku.mostPopular && !sku.owned && <span className={styles.popular}>{t('mostPopular')}</span>}
          </span>
        ),
        aside: !sku.owned && <Price {...dueOf(sku)} className={styles.price} />,
        text: <Parts items={items} index={index} />,
      }))}
    />
  )
}

// Inside a label only phrasing content may stand, hence spans.
function Parts({ items, index }: { items: readonly Sku[]; index: number }) {
  const t = useTranslations('pay.tiers')
  const { holds, added } = addedParts(items, index)
  const { description, upgrade } = items[index] ?? {}
  return (
    <span className={styles.parts}>
      {upgrade && (
        <span>
          <PaidBefore upgrade={upgrade} />
        </span>
      )}
      {description && <span>{description}</span>}
      {holds && <span className={styles.holds}>{t('holds', { name: holds })}</span>}
      {added.map(({ part, name, content, logo }) => (
        <span key={part} className={styles.part}>
          {logo ? (
            // biome-ignore lint/performance/noImgElement: a small logo of an editor's, any format
            <img src={logo} alt="" width={20} height={20} className={styles.mark} loading="lazy" />
          ) : (
            <Tick />
          )}
          <span>
            <span className={styles.name}>{name}</span>
            {content && <span className={styles.content}>{content}</span>}
          </span>
        </span>
      ))}
    </span>
  )
}

function Tick() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={styles.mark} aria-hidden="true">
      <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
