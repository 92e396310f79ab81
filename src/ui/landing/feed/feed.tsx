'use client'

import dynamic from 'next/dynamic'
import styles from './feed.module.css'

/** Its code is loaded by pages with this block alone: landing pages have a budget. */
const PurchaseFeed = dynamic(() =>
  import('../../checkout/feed/purchase-feed').then((feed) => feed.PurchaseFeed),
)

/** What was really bought of late, under an editor's heading; nothing where there is too little of it. */
export function Feed({ heading, lang }: { heading: string; lang: string }) {
  return (
    <div className={styles.feed}>
      <PurchaseFeed title={heading} lang={lang} />
    </div>
  )
}
