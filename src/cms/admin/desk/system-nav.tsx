import { getTranslation } from '@payloadcms/translations'
import { NavGroup } from '@payloadcms/ui'
import type { CollectionSlug, ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isOwnerUser } from '../../access/roles'
import { say } from '../words/say'
import { isSystem } from './system'

/** The tables of the system, at the end of an owner's navigation; folded on every load. */
export function SystemNav({ payload, permissions, i18n, user }: ServerProps) {
  if (!isOwnerUser(user as Parameters<typeof isOwnerUser>[0])) return null
  const tables = Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(({ slug }) => isSystem(payload, slug) && permissions?.collections?.[slug as CollectionSlug]?.read)
  if (tables.length === 0) return null
  return (
    <NavGroup isOpen={false} label={say(i18n, 'find.tables')}>
      {tables.map(({ slug, labels }) => (
        <a
          key={slug}
          id={`nav-${slug}`}
          className="nav__link"
          href={formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${slug}` })}
        >
          <span className="nav__link-label">
            {typeof labels.plural === 'function' ? slug : getTranslation(labels.plural, i18n)}
          </span>
        </a>
      ))}
    </NavGroup>
  )
}
