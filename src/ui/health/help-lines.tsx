'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../primitives/button'
import { SelectField } from '../primitives/select-field'
import { SpinnerWithWords } from '../primitives/spinner-with-words'
import styles from './help.module.css'
import { telOf } from './help-links'
import { TextWithLinks } from './text-with-links'
import type { HelpCountry, useHelpLines } from './use-help-lines'

/** The lines of one country, and the choice of another one. The words around them never wait for them. */
export function HelpLines({
  countries,
  country,
  shown,
  emergency,
  choose,
  failed,
  retry,
}: ReturnType<typeof useHelpLines>) {
  const t = useTranslations('health.help')
  if (countries === null && failed) {
    return (
      <div role="status" className={styles.failed}>
        <p>
          <TextWithLinks text={t('failed')} emergency={emergency} />
        </p>
        <Button variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (countries === null) return <SpinnerWithWords>{t('loading')}</SpinnerWithWords>
  return (
    <>
      {shown.length > 0 ? (
        <LineList lines={shown} />
      ) : (
        <p>
          <TextWithLinks text={t('noLine', { emergency: emergency ?? 'none' })} emergency={emergency} />
        </p>
      )}
      <SelectField
        label={t('otherCountry')}
        value={country}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => choose(target.value)}
      />
    </>
  )
}

export function LineList({ lines }: { lines: HelpCountry['lines'] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={`${line.name} ${line.number}`} {...line} />
      ))}
    </ul>
  )
}

/** Its name leads to its official page, its numbers to the phone. */
function Line({ name, number, hours, page, cost, sms, whatsapp, chat }: HelpCountry['lines'][number]) {
  const t = useTranslations('health.help.ways')
  const facts = [hours, cost && t(cost)].filter(Boolean)
  return (
    <li className={styles.line}>
      <a href={page} target="_blank" rel="noreferrer" className={styles.name}>
        {name}
      </a>
      <Tapped href={telOf(number)} className={styles.number}>
        {number}
      </Tapped>
      {facts.length > 0 && <span className={styles.hours}>{facts.join(' · ')}</span>}
      {sms && (
        <Tapped href={telOf(sms, 'sms')} className={styles.way}>
          {t('sms', { number: sms })}
        </Tapped>
      )}
      {whatsapp && <span className={styles.way}>{t('whatsapp', { number: whatsapp })}</span>}
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" className={styles.way}>
          {t('chat')}
        </a>
      )}
    </li>
  )
}

/** What cannot be dialled is text. */
function Tapped({ href, ...rest }: { href: string | null; className?: string; children: string }) {
  return href ? <a href={href} {...rest} /> : <span {...rest} />
}
