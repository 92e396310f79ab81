'use client'

import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { LOCALES } from '@/domain/locale/locales'
import type { Address } from '../../publishing/live/read-address'
import panel from '../panel/panel.module.css'
import { staffCall } from '../staff-call'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import { ArchivePage } from './archive-page'
import { CampaignLink } from './campaign-link'

/** Beside the form of what has a page of its own: where it is public, was, or will be, and a link to hand on. */
export function AddressCard() {
  const words = useWords()
  const { id, collectionSlug } = useDocumentInfo()
  const { found, again } = useAddress()
  return (
    <section className={panel.panel} aria-labelledby="address-title" aria-busy={found === undefined}>
      <h3 id="address-title">{words('addresses.title')}</h3>
      {id === undefined && <p>{words('addresses.unsaved')}</p>}
      {found === null && <p>{words('addresses.unknown')}</p>}
      {found && <State address={found} />}
      {found?.path && (
        <CampaignLink
          key={found.path}
          path={found.path}
          locales={found.locales.length > 0 ? found.locales : [...LOCALES]}
        />
      )}
      {found && found.past.length > 0 && <Past past={found.past} />}
      {found?.since && collectionSlug === 'landing-pages' && <ArchivePage id={String(id)} onDone={again} />}
    </section>
  )
}

function State({ address: { path, since, archived } }: { address: Address }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const day = (iso: string) =>
    new Intl.DateTimeFormat(tagOfLanguage(i18n.language), { dateStyle: 'medium' }).format(new Date(iso))
  if (archived)
    return (
      <p>
        {archived.leads
          ? words('addresses.archivedTo', { day: day(archived.at), title: archived.leads.title })
          : words('addresses.archivedNowhere', { day: day(archived.at) })}
      </p>
    )
  if (!path) return <p>{words('addresses.incomplete')}</p>
  return <p>{since ? words('addresses.publicSince', { day: day(since) }) : words('addresses.notPublic')}</p>
}

function Past({ past }: Pick<Address, 'past'>) {
  const words = useWords()
  return (
    <div>
      <h4>{words('addresses.past')}</h4>
      <ul>
        {past.map(({ path, leads }) => (
          <li key={path}>
            {path} {leads ? `→ ${leads.title}` : ''}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Asked anew after each save; once it has become public, its address is said. */
const useAddress = () => {
  const words = useWords()
  const { id, collectionSlug, lastUpdateTime, hasPublishedDoc } = useDocumentInfo()
  const [found, setFound] = useState<Address | null>()
  const [round, setRound] = useState(0)
  const was = useRef<{ since: string | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may have changed it
  useEffect(() => {
    if (id === undefined || !collectionSlug) return
    let current = true
    staffCall<Address>('/address', { collection: collectionSlug, document: String(id) }).then((answer) => {
      if (!current) return
      const address = 'data' in answer ? answer.data : null
      if (was.current && !was.current.since && address?.since && address.path)
        toast.success(
          words('addresses.publishedAt', { path: new URL(address.path, window.location.origin).href }),
        )
      if (address) was.current = { since: address.since }
      setFound(address)
    })
    return () => {
      current = false
    }
  }, [id, collectionSlug, lastUpdateTime, hasPublishedDoc, round])
  return { found, again: () => setRound((before) => before + 1) }
}
