'use client'

import { useFormatter, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { call } from '@/ui/api/call'
import { Ago } from '@/ui/primitives/ago'
import styles from './social-proof.module.css'

/** Sales, reviews of buyers and known takers: only what is really there. Without any of it, or on an error, nothing. */
export function SocialProof({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('pay.tiers')
  const format = useFormatter()
  const { data } = useSWR(
    ['order.presenters', orderNumber],
    () => call('order.presenters', { params: { orderNumber } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (!data) return null
  const { reviews, presenters, salesVolume } = data
  return (
    <>
      {salesVolume !== null && <p className={styles.sales}>{t('sales', { count: salesVolume })}</p>}
      {presenters.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('presenters')}</h2>
          <ul className={styles.list}>
            {presenters.map(({ name, title, img }) => (
              <li key={name} className={styles.person}>
                <Face src={img} />
                <span>
                  <strong>{name}</strong>
                  <span className={styles.meta}>{title}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('reviews')}</h2>
          <ul className={styles.list}>
            {reviews.map(({ name, time, location, headImage, stars, content }) => (
              <li key={name + time} className={styles.review}>
                <p>{content}</p>
                <p className={styles.person}>
                  <Face src={headImage} />
                  <span>
                    <strong>{name}</strong>
                    <span className={styles.meta}>
                      {[t('stars', { stars }), location].filter(Boolean).join(' · ')} ·{' '}
                      <Ago
                        at={time}
                        exact={format.dateTime(new Date(time), { dateStyle: 'medium' })}
                        finest="day"
                      />
                    </span>
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Face({ src }: { src: string | null }) {
  if (!src) return null
  // biome-ignore lint/performance/noImgElement: a small picture of an editor's, any format
  return <img src={src} alt="" width={40} height={40} loading="lazy" className={styles.face} />
}
