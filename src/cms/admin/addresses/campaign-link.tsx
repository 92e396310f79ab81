'use client'

import { useState } from 'react'
import { renderSVG } from 'uqr'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import styles from './addresses.module.css'
import { campaignUrl, UTM, type Utm } from './campaign-url'

type Props = { path: string; locales: Locale[]; promo?: string }

/** A link in one language, with where it will be printed or sent from, to copy, open or print as a QR code. */
export function CampaignLink({ path, locales, promo }: Props) {
  const words = useWords()
  const [locale, choose] = useState<Locale>(locales[0] ?? 'EN')
  const [utm, setUtm] = useState<Utm>({ source: '', medium: '', name: '' })
  const url = campaignUrl({ origin: window.location.origin, path, locale, utm, promo })
  return (
    <div className={panel.form}>
      <a className={styles.url} href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
      <Actions url={url} />
      <details className={styles.more}>
        <summary>{words('addresses.campaign')}</summary>
        <div className={panel.form}>
          <label className={panel.labelled}>
            {words('addresses.language')}
            <select value={locale} onChange={(event) => choose(event.target.value as Locale)}>
              {locales.map((each) => (
                <option key={each} value={each}>
                  {LOCALE_FACTS[each].name}
                </option>
              ))}
            </select>
          </label>
          {UTM.map((field) => (
            <label key={field} className={panel.labelled}>
              {words(`addresses.${field}`)}
              <input
                value={utm[field]}
                maxLength={80}
                onChange={(event) => setUtm({ ...utm, [field]: event.target.value })}
              />
            </label>
          ))}
          <Qr url={url} />
        </div>
      </details>
    </div>
  )
}

function Actions({ url }: { url: string }) {
  const words = useWords()
  const [said, say] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      say(words('addresses.copied'))
    } catch {
      say(words('addresses.copyFailed'))
    }
  }
  return (
    <div className={panel.buttons}>
      <button type="button" className={panel.quiet} onClick={copy}>
        {words('addresses.copy')}
      </button>
      <a className={panel.quiet} href={url} target="_blank" rel="noreferrer">
        {words('addresses.open')}
      </a>
      <span role="status">{said}</span>
    </div>
  )
}

function Qr({ url }: { url: string }) {
  const words = useWords()
  const svg = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(url))}`
  return (
    <figure className={styles.qr}>
      {/* biome-ignore lint/performance/noImgElement: drawn here, from a data URL */}
      <img src={svg} alt={words('addresses.qr')} width={160} height={160} />
      <figcaption>
        <a href={svg} download="qr.svg">
          {words('addresses.qrSave')}
        </a>
      </figcaption>
    </figure>
  )
}
