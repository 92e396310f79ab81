'use client'

import { DefaultCell, useConfig, useListRelationships, useTranslation } from '@payloadcms/ui'
import { formatDocTitle } from '@payloadcms/ui/shared'
import type { DefaultCellComponentProps, RelationshipFieldClient } from 'payload'
import { useEffect, useRef } from 'react'

/**
 * What a row of a list leads to, by its title. Payload's own says "No Storefront" until it is known which; this one waits. A cell
 * that is the way to its row stays Payload's.
 */
export function RelationCell(props: DefaultCellComponentProps<RelationshipFieldClient>) {
  const { cellData, field, link } = props
  const { i18n } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const collectionSlug = String(field.relationTo)
  const id = typeof cellData === 'string' && !link ? cellData : null
  const document = useDocument(collectionSlug, id)
  if (link) return <DefaultCell {...props} />
  if (id === null || document === false) return <span>–</span>
  if (!document) return <span aria-busy="true">…</span>
  const collectionConfig = getEntityConfig({ collectionSlug })
  const { dateFormat } = config.admin
  return <span>{formatDocTitle({ collectionConfig, data: document, dateFormat, fallback: '–', i18n })}</span>
}

/** The document; null or undefined while it is asked for, false where its reader may not see it or it is gone. */
const useDocument = (collection: string, id: string | null) => {
  const { documents, getRelationships } = useListRelationships()
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (id === null || asked.current === id) return
    asked.current = id
    getRelationships([{ relationTo: collection, value: id }])
  }, [collection, id, getRelationships])
  return id === null ? false : documents[collection]?.[id]
}
