'use client'

import { useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { LOCALES } from '@/domain/locale/locales'
import type { PublicLanding } from '../../publishing/live/list-landings'
import { CampaignLink } from '../addresses/campaign-link'
import panel from '../panel/panel.module.css'
import { useStaffAnswer } from '../use-staff-answer'
import { useWords } from '../words/use-words'

/** A page is chosen; its language and what is said of the campaign, as for every page's link. */
export function PromoLink() {
  const words = useWords()
  const code = String(useFormFields(([fields]) => fields.code?.value) ?? '')
  const { reading } = useStaffAnswer<PublicLanding[]>({
    path: '/api/admin/promo-pages',
    body: '{}',
    pauseMs: 0,
  })
  const pages = (reading.phase === 'done' && reading.found) || []
  const [chosen, choose] = useState<string | null>(null)
  const page = pages.find(({ path }) => path === chosen) ?? pages[0]
  if (reading.phase === 'checking' || code === '') return null
  if (!page) return <p>{words('promo.noPages')}</p>
  return (
    <>
      <label className={panel.labelled}>
        {words('promo.page')}
        <select value={page.path} onChange={(event) => choose(event.target.value)}>
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title} ({path})
            </option>
          ))}
        </select>
      </label>
      <CampaignLink
        key={page.path}
        path={page.path}
        locales={page.locales.length > 0 ? page.locales : [...LOCALES]}
        promo={code}
      />
    </>
  )
}
