'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { Attention as AttentionCounts } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import styles from './statistics.module.css'
import { useFormats } from './use-formats'

/** What needs attention, each with a link to its list. */
export function Attention({ attention }: { attention: AttentionCounts }) {
  const words = useWords()
  const formats = useFormats()
  const { config } = useConfig()
  const waiting = WAYS.filter(({ name }) => attention[name] > 0)
  if (waiting.length === 0) return <p className={styles.calm}>{words('statistics.calm')}</p>
  return (
    <ul className={styles.attention} aria-label={words('statistics.attention')}>
      {waiting.map(({ name, path }) => (
        <li key={name}>
          <a
            href={
              path.startsWith('#')
                ? path
                : formatAdminURL({ adminRoute: config.routes.admin, path: path as `/${string}` })
            }
          >
            {words(name === 'pages' ? 'uses.lackTitle' : `statistics.${name}`)}
            <strong>{formats.number(attention[name])}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}

const WAYS = [
  // They stand on this very page.
  { name: 'pages', path: '#lacking' },
  { name: 'anomalies', path: '/collections/anomalies?where[or][0][and][0][resolvedAt][exists]=false' },
  {
    name: 'violations',
    path: '/collections/anomalies?where[or][0][and][0][resolvedAt][exists]=false&where[or][0][and][1][kind][like]=invariant:',
  },
  { name: 'mailsFailed', path: '/collections/mails?where[or][0][and][0][status][equals]=failed' },
  {
    name: 'messages',
    path: '/collections/contact-messages?where[or][0][and][0][state][in]=new,open',
  },
  // The queue stands above the list.
  { name: 'secrets', path: '/collections/secrets' },
] as const
