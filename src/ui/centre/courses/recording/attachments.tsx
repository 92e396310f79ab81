'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { localeOfTag } from '@/domain/locale/locales'
import centre from '../../centre.module.css'
import { LockIcon } from '../../list/list-icons'
import type { CourseDetail, ShownCourse } from '../course-shapes'
import styles from './recording.module.css'
import { attachmentHref } from './recording-hrefs'

type Props = Pick<ShownCourse, 'id' | 'attachments'> & { detail: CourseDetail | null }

/** What belongs to a course as files. Who may not open the course sees what there is. */
export function Attachments({ id, attachments, detail }: Props) {
  const t = useTranslations('courses')
  const hl = localeOfTag(useLocale())
  if (attachments.length === 0) return null
  return (
    <section className={centre.section}>
      <h2 className={centre.title}>{t('attachments.title')}</h2>
      <ul className={styles.attachments}>
        {attachments.map(({ number, title, format, bytes }) => (
          <li key={number} className={styles.attachment}>
            {detail && !detail.locked ? (
              <a href={attachmentHref({ id, number, hl })} download>
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            <p className={styles.facts}>
              <span>{t(`formats.${format}`)}</span>
              <Size bytes={bytes} />
              {detail?.locked && (
                <span className={styles.sign}>
                  <LockIcon />
                  {t('state.locked')}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Size({ bytes }: { bytes: number }) {
  const format = useFormatter()
  const large = bytes >= 1_000_000
  const amount = Math.max(large ? bytes / 1_000_000 : bytes / 1000, 1)
  return (
    <span>
      {format.number(amount, {
        style: 'unit',
        unit: large ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: large ? 1 : 0,
      })}
    </span>
  )
}
