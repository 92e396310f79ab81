'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from './list-state.module.css'
import type { SearchQuery } from './search-query'

type Props = {
  /** Of the list, without a query. */
  path: string
  query: SearchQuery
  /** What will be here, where nothing was chosen and there is nothing. */
  children: ReactNode
  /** The first step there, such as a ButtonLink. */
  action?: ReactNode
}

/** Nothing at all, or nothing of what was chosen. */
export function ListEmpty({ path, query, children, action }: Props) {
  const t = useTranslations('centre.list')
  const { category, keyword, page } = query
  const chosen = category !== null || keyword !== '' || page > 1
  return (
    <section className={styles.empty}>
      <p role="status">{chosen ? nothing({ keyword, t }) : children}</p>
      <div className={styles.actions}>
        {chosen ? (
          <ButtonLink variant="secondary" href={path}>
            {t('showAll')}
          </ButtonLink>
        ) : (
          action
        )}
      </div>
    </section>
  )
}

type Words = ReturnType<typeof useTranslations<'centre.list'>>

const nothing = ({ keyword, t }: { keyword: string; t: Words }): string =>
  keyword === '' ? t('nothing') : t('notFound', { keyword })
