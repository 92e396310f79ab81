import { useTranslations } from 'next-intl'
import styles from './data.module.css'
import type { Kept } from './data-screen'

/** How much is kept, in words: nothing of what it says. */
export function KeptSummary({ kept }: { kept: Kept }) {
  const t = useTranslations('account.data')
  const { account, tests, reports, paidOrders, letters, byLetter, typed } = kept
  if (!account && tests + reports + paidOrders + letters + typed === 0) return <p>{t('nothing')}</p>
  return (
    <ul className={styles.list}>
      {account && <li>{t('kept.account')}</li>}
      <li>{t('kept.tests', { count: tests })}</li>
      <li>{t('kept.reports', { count: reports })}</li>
      <li>{t('kept.orders', { count: paidOrders })}</li>
      <li>{t('kept.letters', { count: letters })}</li>
      {byLetter > 0 && <li>{t('kept.byLetter', { count: byLetter })}</li>}
      {typed > 0 && <li>{t('kept.typed', { count: typed })}</li>}
    </ul>
  )
}
